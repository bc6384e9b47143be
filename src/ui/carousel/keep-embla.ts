import type { EmblaCarouselType } from "embla-carousel";
import { whenIdle } from "../when-idle.ts";
import { whenNear } from "../when-near.ts";
import type { startEmbla } from "./start-embla.ts";

/** The card at the left edge of a row that was scrolled without Embla. */
function scrolledTo(view: HTMLElement): number {
  const [first, second] = view.querySelectorAll<HTMLElement>(".carousel__item");
  return first && second ? Math.round(view.scrollLeft / (second.offsetLeft - first.offsetLeft)) : 0;
}

/**
 * Embla is fetched when its row comes near; until then, or if it cannot be fetched, the row scrolls as it does without
 * JavaScript. Measuring a row lays the page out: each in a moment of its own, when nobody waits for it.
 */
export function keepEmbla(
  view: HTMLElement,
  asked: () => number | undefined,
  tell: (embla?: EmblaCarouselType) => void,
): () => void {
  let embla: EmblaCarouselType | undefined;
  let isGone = false;
  const start = (make: typeof startEmbla): void => {
    if (isGone) return;
    const startIndex = asked() ?? scrolledTo(view);
    view.scrollLeft = 0;
    embla = make(view, { align: "start", containScroll: "trimSnaps", duration: 22, startIndex });
    tell(embla);
  };
  const unwatch = whenNear(view, () => {
    import("./start-embla.ts").then(
      (loaded) => whenIdle(() => start(loaded.startEmbla)),
      () => undefined,
    );
  });
  return () => {
    isGone = true;
    unwatch();
    embla?.destroy();
    tell(undefined);
  };
}
