/** A hand that only passes over a link asks for nothing. */
const INTENT = 80;

export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export const linkUnder = ({ target }: Event, selector: string): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>(selector)) || undefined;

/** Tells of each link on the page that is pointed at, with a hand or with keys; gives back how to stop. */
export function onHoverIntent(selector: string, tell: (link: HTMLAnchorElement) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const point = (event: Event) => {
    clearTimeout(waiting);
    const link = linkUnder(event, selector);
    if (link) waiting = setTimeout(tell, INTENT, link);
  };
  document.addEventListener("pointerover", point, { passive: true });
  document.addEventListener("focusin", point);
  return () => {
    clearTimeout(waiting);
    document.removeEventListener("pointerover", point);
    document.removeEventListener("focusin", point);
  };
}
