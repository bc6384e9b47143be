import { whenIdle } from "./when-idle.ts";

/** Phones pay for what they load: there a picture waits until somebody comes near. */
const hasRoom = (): boolean => window.matchMedia("(min-width: 1024px)").matches;

/** Draws what stands far below the first view (`.far`) piece by piece; on the next page all is drawn at once. */
export function drawBelowTheFold(): void {
  const next = document.querySelector(".far:not(.is-drawn)");
  if (!next) document.documentElement.dataset.drawn = "";
  else
    whenIdle(() => {
      next.classList.add("is-drawn");
      if (hasRoom()) for (const picture of next.querySelectorAll("img")) picture.loading = "eager";
      drawBelowTheFold();
    });
}
