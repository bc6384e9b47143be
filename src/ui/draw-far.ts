import { whenIdle } from "./when-idle.ts";

/** Draws what stands far below the first view (`.far`) piece by piece; on the next page all is drawn at once. */
export function drawFar(): void {
  const next = document.querySelector(".far:not(.is-drawn)");
  if (!next) document.documentElement.dataset.drawn = "";
  else
    whenIdle(() => {
      next.classList.add("is-drawn");
      drawFar();
    });
}
