import { useEffect, useRef, useState } from "react";
import { pictureAddress, pictureSet } from "../../media/rules/picture-address.ts";
import type { HeroSlide } from "./hero-slides.server.ts";

const WIDE = "(max-width: 767px) 100vw, 55vw";

/** One slide's picture, cut for the screen's shape; its film is laid over it when everything else has loaded. */
export function HeroPicture({ slide, first, shown }: { slide: HeroSlide; first: boolean; shown: boolean }) {
  const { landscape, portrait } = slide;
  const said = slide.rug ? `Alfombra ${slide.rug.name} en una sala` : "";
  return (
    <div className={`hero__frame${shown ? " is-shown" : ""}`} aria-hidden={!shown}>
      <picture>
        <source media="(max-width: 767px)" type="image/avif" srcSet={pictureSet(portrait.src, "avif", 720)} sizes="100vw" />
        <source media="(max-width: 767px)" type="image/webp" srcSet={pictureSet(portrait.src, "webp", 720)} sizes="100vw" />
        <source type="image/avif" srcSet={pictureSet(landscape.src, "avif")} sizes={WIDE} />
        <source type="image/webp" srcSet={pictureSet(landscape.src, "webp")} sizes={WIDE} />
        <img
          src={pictureAddress(landscape.src, 1280, "jpg")}
          width={landscape.width}
          height={landscape.height}
          alt={said}
          fetchPriority={first ? "high" : "low"}
          decoding={first ? "sync" : "async"}
          style={landscape.blur ? { backgroundImage: `url(${landscape.blur})` } : undefined}
        />
      </picture>
      <HeroFilm films={slide.films} shown={shown} />
    </div>
  );
}

const wantsStillness = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function HeroFilm({ films, shown }: { films: HeroSlide["films"]; shown: boolean }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [sources, setSources] = useState<string[]>([]);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!shown || wantsStillness()) return;
    const wait = setTimeout(() => {
      setSources(window.matchMedia("(max-width: 767px)").matches ? films.portrait : films.landscape);
    }, 2500);
    return () => clearTimeout(wait);
  }, [shown, films]);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    // A browser may refuse (low battery): the picture is there.
    if (shown) film.play().catch(() => setRunning(false));
    else film.pause();
  }, [shown, sources]);
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
