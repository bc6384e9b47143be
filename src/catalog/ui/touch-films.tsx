import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigation } from "react-router";
import { playback, useIsPlaying } from "../../ui/playback.ts";

const ENOUGH = 0.6;
const PATIENCE = 5000;

/** Plays the film of the card that stays in view. */
export default function TouchFilms() {
  const { key } = useLocation();
  const { state } = useNavigation();
  const [card, setCard] = useState<HTMLAnchorElement>();
  useEffect(() => {
    const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
    const leave = (box: Element) => {
      clearTimeout(waiting.get(box));
      waiting.delete(box);
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          leave(target);
          if (intersectionRatio > ENOUGH) {
            waiting.set(
              target,
              // In the shopper's own room the picture of that room is over it.
              setTimeout(() => target.closest(".my-room") || setCard(target.parentElement as HTMLAnchorElement), PATIENCE),
            );
          } else setCard((current) => (current === target.parentElement ? undefined : current));
        }
      },
      { threshold: [ENOUGH, ENOUGH + 0.01] },
    );
    for (const box of document.querySelectorAll("a.card[data-film] > .card__pic")) watcher.observe(box);
    return () => {
      watcher.disconnect();
      for (const box of waiting.keys()) leave(box);
      setCard(undefined);
    };
    // The cards change with the page and with every list that arrives.
  }, [key, state]);
  const box = card?.querySelector(".card__pic");
  return card && box
    ? createPortal(<Film key={card.pathname} id={`card-${card.dataset.rug}`} src={card.dataset.film!} />, box)
    : null;
}

function Film({ id, src }: { id: string; src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const isPlaying = useIsPlaying(id);
  useEffect(() => {
    playback.start(id);
    return () => playback.stop(id);
  }, [id]);
  useEffect(() => {
    // A browser may refuse to play (saving data, low battery): then the picture simply stays.
    if (isPlaying) ref.current?.play().catch(() => playback.stop(id));
    else ref.current?.pause();
  }, [isPlaying, id]);
  return (
    <video
      ref={ref}
      className={`card__film${isPlaying ? " is-playing" : ""}`}
      src={src}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
