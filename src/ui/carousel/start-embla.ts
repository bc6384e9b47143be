import EmblaCarousel, { type EmblaCarouselType as Embla, type EmblaOptionsType } from "embla-carousel";
import { swipeOf, swipeTo, type Touch } from "./swipe.ts";

/** Embla moves the row; the specification decides where a swipe ends, by the finger: the row only eases after it. */
export function startEmbla(view: HTMLElement, options: EmblaOptionsType): Embla {
  const embla = EmblaCarousel(view, options);
  embla.on("destroy", followSwipe(embla));
  return embla;
}

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
