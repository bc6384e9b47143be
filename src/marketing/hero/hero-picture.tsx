import { useEffect, useRef, useState } from "react";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { type AheadTag, offeredSet, pictureAhead } from "../../media/rules/picture-ahead.ts";
import { playback, useCurrentlyPlaying } from "../../ui/playback.ts";
import type { HeroSlide } from "./hero-slides.server.ts";

const PHONE = "(max-width: 767px)";
const TALL = { sizes: "100vw", least: 480, most: 720 };
const WIDE = { sizes: "55vw", least: 720, most: 1800 };

/** The first slide is the first thing to paint. */
export const heroAhead = (slide: HeroSlide | undefined): AheadTag[] =>
  slide?.portrait && slide.landscape
    ? [...pictureAhead(slide.portrait.src, TALL, PHONE), ...pictureAhead(slide.landscape.src, WIDE, "(min-width: 768px)")]
    : [];

type Props = { slide: HeroSlide; first: boolean; shown: boolean; /** The toggle stops the film too. */ isPlaying: boolean };
/** One slide's picture, cut for the screen's shape; its film is laid over it when everything else has loaded. */
export function HeroPicture({ slide, first, shown, isPlaying }: Props) {
  const { landscape, portrait } = slide;
  if (!landscape || !portrait) return null;
  const said = slide.rug ? `Alfombra ${slide.rug.name} en una sala` : "";
  return (
    <div className={`hero__frame${shown ? " is-shown" : ""}`} aria-hidden={!shown}>
      <picture>
        <source media={PHONE} type="image/avif" srcSet={offeredSet(portrait.src, TALL)} sizes={TALL.sizes} />
        <source type="image/avif" srcSet={offeredSet(landscape.src, WIDE)} sizes={WIDE.sizes} />
        <source media={PHONE} srcSet={pictureAddress(portrait.src, 720, "webp")} />
        <img
          src={pictureAddress(landscape.src, 1280, "webp")}
          width={landscape.width}
          height={landscape.height}
          alt={said}
          fetchPriority={first ? "high" : "low"}
          decoding="async"
          style={landscape.blur ? { backgroundImage: `url(${landscape.blur})` } : undefined}
        />
      </picture>
      <HeroFilm id={`hero-${slide.id}`} films={slide.films} shown={shown && isPlaying} />
    </div>
  );
}

type Line = { saveData?: boolean; effectiveType?: string };

/** A film is a luxury: none for those who want stillness or pay for every byte. */
function wantsStillness(): boolean {
  const { saveData = false, effectiveType = "4g" } = (navigator as { connection?: Line }).connection ?? {};
  return saveData || effectiveType !== "4g" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** It gives way to any film that somebody watches, and goes on when that one ends. */
function HeroFilm({ id, films, shown }: { id: string; films: HeroSlide["films"]; shown: boolean }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [sources, setSources] = useState<string[]>([]);
  const [isRunning, setRunning] = useState(false);
  const playing = useCurrentlyPlaying();
  useEffect(() => {
    if (!shown || wantsStillness()) return;
    const wait = setTimeout(() => {
      setSources(window.matchMedia(PHONE).matches ? films.portrait : films.landscape);
    }, 2500);
    return () => clearTimeout(wait);
  }, [shown, films]);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    // A browser may refuse (low battery): the picture is there.
    if (playing === id) film.play().catch(() => setRunning(false));
    else film.pause();
  }, [playing, id, sources]);
  useEffect(() => {
    if (shown && sources.length > 0 && playing === null) playback.start(id);
  }, [shown, sources, playing, id]);
  useEffect(() => (shown ? () => playback.stop(id) : undefined), [shown, id]);
  if (sources.length === 0) return null;
  return (
    <video
      ref={ref}
      className={isRunning ? "is-running" : ""}
      muted
      loop
      playsInline
      preload="auto"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setRunning(true)}
    >
      {sources.map((src) => (
        <source key={src} src={src} type={src.endsWith(".webm") ? "video/webm" : "video/mp4"} />
      ))}
    </video>
  );
}
