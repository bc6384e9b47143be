import { useEffect, useRef, useState } from "react";

const LENGTH = 300;

/** Two numbers that glide to their new values in 300 ms; at once when motion is not wanted. */
export function useTween(wide: number, deep: number): [wide: number, deep: number] {
  const [shown, setShown] = useState<[number, number]>([wide, deep]);
  const current = useRef(shown);
  useEffect(() => {
    const [fromWide, fromDeep] = current.current;
    if (fromWide === wide && fromDeep === deep) return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const t = isStill ? 1 : Math.min(1, Math.max(0, (now - began) / LENGTH));
      const ease = 1 - (1 - t) ** 3;
      current.current = [fromWide + (wide - fromWide) * ease, fromDeep + (deep - fromDeep) * ease];
      setShown(current.current);
      if (t < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [wide, deep]);
  return shown;
}
