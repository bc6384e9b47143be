import { useSyncExternalStore } from "react";
import { browserStorage } from "../platform/browser-storage.ts";
import { parseJson } from "../platform/parse-json.ts";
import type { Place } from "./rules/arrival.ts";

const KEY = "delivery_place";
const NOWHERE: Place = { city: "", state: "" };
const listeners = new Set<() => void>();
let known: Place | undefined;

/** Storage may be forbidden or full: the city then lasts as long as the page. */
function stored(): Place {
  try {
    const { city, state } = (parseJson(browserStorage()?.getItem(KEY) ?? "{}") ?? {}) as Partial<Place>;
    return typeof city === "string" && typeof state === "string" ? { city, state } : NOWHERE;
  } catch {
    return NOWHERE;
  }
}

/** Where the shopper wants it: chosen once, on a product, in the cart or in the checkout. */
export const readPlace = (): Place => (known ??= stored());

export function rememberPlace(place: Place): void {
  known = place;
  for (const listener of listeners) listener();
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(place));
  } catch {
    // See stored().
  }
}

export const onPlaceChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const usePlace = (): Place => useSyncExternalStore(onPlaceChange, readPlace, () => NOWHERE);
