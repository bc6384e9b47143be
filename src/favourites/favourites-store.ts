import { useSyncExternalStore } from "react";
import { browserStorage } from "../platform/browser-storage.ts";
import { parseFavourites, toggledFavourite } from "./rules/favourites.ts";

const KEY = "favourites";
const NONE: readonly number[] = [];

const listeners = new Set<() => void>();
let known: readonly number[] | undefined;

/** Storage may be forbidden or full: the list then lasts as long as the page. */
function stored(): readonly number[] {
  try {
    return parseFavourites(browserStorage()?.getItem(KEY) ?? null);
  } catch {
    return NONE;
  }
}

function become(ids: readonly number[]): void {
  known = ids;
  for (const listener of listeners) listener();
}

const read = (): readonly number[] => (known ??= stored());

const heard = ({ key, newValue }: StorageEvent): void => {
  if (key === KEY || key === null) become(parseFavourites(key === null ? null : newValue));
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", heard);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", heard);
  };
}

export function toggleFavourite(id: number): void {
  become(toggledFavourite(read(), id));
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(known));
  } catch {
    // See stored(): the hearts on the screen are right.
  }
}

/** The rugs kept on this device; empty on the server and until the browser has read its storage. */
export const useFavourites = (): readonly number[] => useSyncExternalStore(subscribe, read, () => NONE);

export const useIsFavourite = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read().includes(id),
    () => false,
  );
