import { startTransition, useEffect, useState } from "react";
import { browserStorage } from "../platform/browser-storage.ts";
import { type MyRooms, NO_ROOMS, parseMyRooms, textOf } from "./rules/my-rooms.ts";

const KEY = "my_rooms";
const listeners = new Set<() => void>();
let lastText: string | null = null;
let known = NO_ROOMS;

export function readMyRooms(): MyRooms {
  const text = browserStorage()?.getItem(KEY) ?? null;
  if (text !== lastText) [lastText, known] = [text, parseMyRooms(text, Date.now())];
  return known;
}

export function changeMyRooms(change: (mine: MyRooms) => MyRooms): void {
  try {
    browserStorage()?.setItem(KEY, textOf(change(readMyRooms())));
  } catch {
    // A full storage keeps no room.
  }
  for (const listener of listeners) listener();
}

/** While the first page hydrates, what it shows must be what the server sent. */
const isHydrated = () => typeof document !== "undefined" && "live" in document.documentElement.dataset;

/** The rooms kept on this device. A transition: parts of the page that still hydrate are not thrown away. */
export function useMyRooms(): MyRooms {
  const [mine, setMine] = useState(() => (isHydrated() ? readMyRooms() : NO_ROOMS));
  useEffect(() => {
    const update = () => startTransition(() => setMine(readMyRooms()));
    update();
    listeners.add(update);
    window.addEventListener("storage", update);
    return () => {
      listeners.delete(update);
      window.removeEventListener("storage", update);
    };
  }, []);
  return mine;
}
