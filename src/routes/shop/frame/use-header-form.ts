import { useEffect, useRef, useState } from "react";
import { type HeaderForm, nextForm, SWITCH_PAUSE } from "./header-form.ts";

/** Follows the scroll; a switch that comes too soon waits for its turn instead of being lost. */
export function useHeaderForm(): HeaderForm {
  const [form, setForm] = useState<HeaderForm>("open");
  const switched = useRef(-SWITCH_PAUSE);
  // The pause counts from when the switch was seen, not from when it was decided.
  useEffect(() => {
    if (switched.current > 0) switched.current = performance.now();
  }, [form]);
  useEffect(() => {
    let current: HeaderForm = "open";
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const next = nextForm(current, window.scrollY);
      if (next === current || waiting) return;
      const wait = switched.current + SWITCH_PAUSE - performance.now();
      if (wait > 0) {
        waiting = setTimeout(() => {
          waiting = undefined;
          look();
        }, wait);
        return;
      }
      current = next;
      switched.current = performance.now();
      setForm(next);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("scroll", look);
    };
  }, []);
  return form;
}
