import { useEffect, useState } from "react";
import { type HeaderForm, nextForm, SWITCH_PAUSE } from "./header-form.ts";

/** Follows the scroll; a switch that comes too soon waits for its turn instead of being lost. */
export function useHeaderForm(): HeaderForm {
  const [form, setForm] = useState<HeaderForm>("open");
  useEffect(() => {
    let current: HeaderForm = "open";
    let switched = -SWITCH_PAUSE;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const next = nextForm(current, window.scrollY);
      if (next === current || waiting) return;
      const wait = switched + SWITCH_PAUSE - performance.now();
      if (wait > 0) {
        waiting = setTimeout(() => {
          waiting = undefined;
          look();
        }, wait);
        return;
      }
      current = next;
      switched = performance.now();
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
