import { useEffect, useState } from "react";

/** Seconds to wait, counted down for the person. */
export function useWait(): { left: number; wait: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, wait: setLeft };
}
