import { browserStorage } from "../platform/browser-storage.ts";
import { parseFavourites, withSeen } from "./rules/favourites.ts";

const KEY = "recently_seen";

/** The rugs opened last on this device, the latest first; none where storage is forbidden. */
export function recentlySeen(): number[] {
  try {
    return parseFavourites(browserStorage()?.getItem(KEY) ?? null);
  } catch {
    return [];
  }
}

export function rememberSeen(id: number): void {
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(withSeen(recentlySeen(), id)));
  } catch {
    // Forbidden or full: nothing is remembered, and nobody misses it.
  }
}
