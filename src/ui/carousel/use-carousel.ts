import type { EmblaCarouselType as Embla } from "embla-carousel";
import { useCallback, useEffect, useRef, useState } from "react";
import { keepEmbla } from "./keep-embla.ts";
import { swipeOf, swipeTo, type Touch } from "./swipe.ts";

const reduced = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Embla moves the row; the specification decides where a swipe ends, by the finger: the row only eases after it. */
function followSwipe(embla: Embla): () => void {
  const root = embla.rootNode();
  const page = root.ownerDocument;
  let from = 0;
  let trail: Touch[] = [];
  const follow = ({ isPrimary, clientX: x, clientY: y, timeStamp: time }: PointerEvent): void => {
    if (isPrimary) trail.push({ x, y, time });
  };
  const stop = (): void => {
    for (const name of ["pointermove", "pointerup"] as const) page.removeEventListener(name, follow);
  };
  const start = (event: PointerEvent): void => {
    trail = [];
    follow(event);
    for (const name of ["pointermove", "pointerup"] as const) page.addEventListener(name, follow);
  };
  const begin = (): void => void (from = embla.selectedScrollSnap());
  const end = (): void => {
    stop();
    const itemWidth = embla.slideNodes()[0]?.offsetWidth ?? 1;
    embla.scrollTo(swipeTo({ from, ...swipeOf(trail), itemWidth, last: embla.scrollSnapList().length - 1 }));
  };
  // A pointer event comes before the mouse or touch event that Embla listens to.
  root.addEventListener("pointerdown", start);
  embla.on("pointerDown", begin).on("pointerUp", end);
  return () => {
    stop();
    root.removeEventListener("pointerdown", start);
    embla.off("pointerDown", begin).off("pointerUp", end);
  };
}

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
    const unfollow = followSwipe(embla);
    return () => {
      unfollow();
      embla.off("select", tell).off("reInit", tell);
    };
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
