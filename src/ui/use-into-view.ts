import { type RefObject, useEffect, useRef } from "react";

/** What is said may be outside the window or under a phone's bar: it is brought into view when it comes. */
export function useIntoView(said: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) ref.current?.scrollIntoView({ block: "nearest" });
  }, [said]);
  return ref;
}
