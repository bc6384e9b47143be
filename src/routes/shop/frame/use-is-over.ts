import { type RefObject, useEffect, useState } from "react";

/** What must be read or pressed: amounts, arrows and other signs, buttons, links, fields, lists; not those of a slide that is not shown. */
const KEEP_CLEAR =
  ":is(main, footer) :is(.num, .lucide, .btn, .link, summary, input, select, textarea, [role=listbox]):not([inert] *)";
/** Two that only touch are beside each other. */
const EDGE = 1;
const SETTLE_MS = 100;

/** Whether something that must stay clear lies under a fixed box, while the page scrolls and changes below it. */
export function useIsOver(ref: RefObject<HTMLElement | null>, isOn: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const box = ref.current;
    const page = document.querySelector("main");
    if (!isOn || !box || !page) return;
    const under = new Set<Element>();
    let watch: IntersectionObserver | undefined;
    let timer = 0;
    const look = (): void => {
      watch?.disconnect();
      under.clear();
      const { top, right, bottom, left } = box.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      // The window, cut down to the box.
      const rootMargin = [top, clientWidth - right, clientHeight - bottom, left]
        .map((px) => `${-Math.round(px) - EDGE}px`)
        .join(" ");
      watch = new IntersectionObserver(
        (seen) => {
          for (const { target, isIntersecting } of seen) under[isIntersecting ? "add" : "delete"](target);
          setOver(under.size > 0);
        },
        { rootMargin },
      );
      for (const each of document.querySelectorAll(KEEP_CLEAR)) watch.observe(each);
    };
    const lookSoon = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(look, SETTLE_MS);
    };
    const changes = new MutationObserver(lookSoon);
    changes.observe(page, { childList: true, subtree: true, attributeFilter: ["inert"] });
    window.addEventListener("resize", lookSoon);
    // The box has two forms.
    const forms = new ResizeObserver(look);
    forms.observe(box);
    return () => {
      clearTimeout(timer);
      watch?.disconnect();
      changes.disconnect();
      forms.disconnect();
      window.removeEventListener("resize", lookSoon);
    };
  }, [ref, isOn]);
  return isOn && isOver;
}
