import { useEffect, useState } from "react";

const REST_MS = 300;

/** Whether the page is being scrolled; it rests when it has not moved for a moment. */
export function useIsScrolling(isOn: boolean): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let timer = 0;
    const onScroll = (): void => {
      clearTimeout(timer);
      setScrolling(true);
      timer = window.setTimeout(() => setScrolling(false), REST_MS);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, [isOn]);
  return isOn && isScrolling;
}
