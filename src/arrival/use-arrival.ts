import { useEffect, useState } from "react";
import { callApi } from "../platform/call-api.ts";
import type { whenArrives } from "./contract.ts";
import type { Place } from "./rules/arrival.ts";

/** A city is asked about when it is no longer being typed. */
const TYPING_MS = 400;

/** `Llega a Medellín entre …`, once the shop has answered; undefined where nobody knows. */
export function useArrival({ city, state }: Place): string | undefined {
  const [known, setKnown] = useState<{ place: string; words?: string }>();
  const place = `${city}\n${state}`;
  useEffect(() => {
    if (!city.trim()) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      callApi<typeof whenArrives>("GET /api/delivery", { query: { city, state }, signal: leaving.signal }).then(
        ({ arrival }) => setKnown({ place: `${city}\n${state}`, words: arrival?.words }),
        () => undefined, // Nothing is promised that the shop has not said.
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [city, state]);
  return known?.place === place ? known.words : undefined;
}
