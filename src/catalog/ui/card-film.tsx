import { useEffect, useRef, useSyncExternalStore } from "react";
import { playback, useIsPlaying } from "../../ui/playback.ts";

const ENOUGH = 0.6;
const PATIENCE = 5000;

/** Spec §2, Rug card: on touch the film plays once the card is over 60% visible for 5 seconds. Elsewhere there is none. */
export function CardFilm(film: { id: string; src: string }) {
  const isWanted = useSyncExternalStore(watchTouch, wantsFilm, () => false);
  return isWanted ? <TouchFilm {...film} /> : null;
}

const TOUCH = "(hover: none) and (prefers-reduced-motion: no-preference)";
const wantsFilm = () => window.matchMedia(TOUCH).matches;
const watchTouch = (changed: () => void) => {
  const query = window.matchMedia(TOUCH);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

function TouchFilm({ id, src }: { id: string; src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const playing = useIsPlaying(id);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(waiting);
        if (entry && entry.intersectionRatio > ENOUGH) waiting = setTimeout(() => playback.start(id), PATIENCE);
        else playback.stop(id);
      },
      { threshold: [ENOUGH, ENOUGH + 0.01] },
    );
    watcher.observe(film.parentElement ?? film);
    return () => {
      clearTimeout(waiting);
      watcher.disconnect();
      playback.stop(id);
    };
  }, [id]);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    // A browser may refuse to play (saving data, low battery): then the picture simply stays.
    if (playing) film.play().catch(() => playback.stop(id));
    else film.pause();
  }, [playing, id]);
  return (
    <video
      ref={ref}
      className={`card__film${playing ? " is-playing" : ""}`}
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
