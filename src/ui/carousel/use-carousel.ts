import useEmblaCarousel from "embla-carousel-react";
import { useCallback, useEffect, useState } from "react";
import { swipeTo } from "./swipe.ts";
import { whenIdle } from "../when-idle.ts";

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

const reduced = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Embla moves the row; the specification decides where a swipe ends. */
function followSwipe(embla: Embla): void {
  const { location } = embla.internalEngine();
  let from = { index: 0, at: 0 };
  let trail: { at: number; time: number }[] = [];
  embla.on("pointerDown", () => {
    from = { index: embla.selectedScrollSnap(), at: location.get() };
    trail = [];
  });
  embla.on("scroll", () => {
    trail = [...trail.slice(-5), { at: location.get(), time: performance.now() }];
  });
  embla.on("pointerUp", () => {
    const [first, end] = [trail[0], trail.at(-1)];
    const seconds = first && end ? (end.time - first.time) / 1000 : 0;
    embla.scrollTo(
      swipeTo({
        from: from.index,
        moved: location.get() - from.at,
        velocity: first && end && seconds > 0 ? (end.at - first.at) / seconds : 0,
        itemWidth: embla.slideNodes()[0]?.offsetWidth ?? 1,
        last: embla.scrollSnapList().length - 1,
      }),
    );
  });
}

export function useCarousel(autoplay?: number) {
  const [attach, embla] = useEmblaCarousel({ align: "start", containScroll: "trimSnaps", duration: 22 });
  // Measuring a row lays the page out: each in a moment of its own, when nobody waits for it.
  const ref = useCallback(
    (node: HTMLElement | null) => {
      const forget = whenIdle(() => attach(node));
      return () => {
        forget();
        attach(null);
      };
    },
    [attach],
  );
  const [place, setPlace] = useState({ index: 0, stops: 0 });
  useEffect(() => {
    if (!embla) return;
    const tell = () => setPlace({ index: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length });
    tell();
    embla.on("select", tell).on("reInit", tell);
    followSwipe(embla);
    return () => void embla.off("select", tell).off("reInit", tell);
  }, [embla]);
  const go = useCallback((index: number) => embla?.scrollTo(index, reduced()), [embla]);
  useEffect(() => {
    if (!embla || !autoplay || reduced()) return;
    // Spec §4: with autoplay it wraps to 0 after the end.
    const timer = setInterval(() => {
      if (!document.hidden && !embla.rootNode().matches(":hover, :focus-within"))
        embla.scrollTo(embla.canScrollNext() ? embla.selectedScrollSnap() + 1 : 0);
    }, autoplay);
    return () => clearInterval(timer);
  }, [embla, autoplay]);
  return { ref, ready: place.stops > 0, ...place, go };
}
