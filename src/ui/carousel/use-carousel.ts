import type { EmblaCarouselType as Embla } from "embla-carousel";
import { useCallback, useEffect, useRef, useState } from "react";
import { keepEmbla } from "./keep-embla.ts";

const reduced = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Spec §2: 5,000 ms between steps unless told otherwise. */
const AUTOPLAY_MS = 5000;
export const stepsEvery = (autoplay: boolean | number = false): number => (autoplay === true ? AUTOPLAY_MS : Number(autoplay));

export function useCarousel(autoplay?: boolean | number) {
  const every = stepsEvery(autoplay);
  const [embla, setEmbla] = useState<Embla>();
  const asked = useRef<number>(undefined);
  const ref = useCallback((view: HTMLElement | null) => (view ? keepEmbla(view, () => asked.current, setEmbla) : undefined), []);
  const [place, setPlace] = useState({ index: 0, stops: 0 });
  useEffect(() => {
    if (!embla) return;
    const tell = () => setPlace({ index: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length });
    tell();
    embla.on("select", tell).on("reInit", tell);
    return () => void embla.off("select", tell).off("reInit", tell);
  }, [embla]);
  const go = (index: number): void => {
    // Pressed before the row listens: it begins there.
    if (!embla) asked.current = index;
    embla?.scrollTo(index, reduced());
  };
  useEffect(() => {
    if (!embla || !every || reduced()) return;
    // Spec §4: with autoplay it wraps to 0 after the end.
    const timer = setInterval(() => {
      if (!document.hidden && !embla.rootNode().matches(":hover, :focus-within"))
        embla.scrollTo(embla.canScrollNext() ? embla.selectedScrollSnap() + 1 : 0);
    }, every);
    return () => clearInterval(timer);
  }, [embla, every]);
  return { ref, ready: place.stops > 0, ...place, go };
}
