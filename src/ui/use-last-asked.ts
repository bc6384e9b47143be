import { useEffect, useEffectEvent, useRef } from "react";

/**
 * What was asked for last, also before it is shown: the next step goes from there. What was asked for earlier may still be
 * shown in between, and is no reason to start from it again.
 */
export function useLastAsked<T>(shown: T, keyOf: (value: T) => string) {
  const asked = useRef([shown]);
  const key = keyOf(shown);
  const arrive = useEffectEvent(() => {
    const place = asked.current.findLastIndex((each) => keyOf(each) === key);
    asked.current = place < 0 ? [shown] : asked.current.slice(place);
  });
  useEffect(() => arrive(), [key]);
  return { last: (): T => asked.current.at(-1)!, ask: (next: T): void => void asked.current.push(next) };
}
