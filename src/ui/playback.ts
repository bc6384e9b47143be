import { useSyncExternalStore } from "react";

/** Spec §3, Media playback state: only one audio or video plays at a time in the whole page. */
let currentlyPlayingId: string | null = null;
const listeners = new Set<() => void>();

function become(id: string | null): void {
  currentlyPlayingId = id;
  for (const listener of listeners) listener();
}

export const playback = {
  start: (id: string): void => become(id),
  stop: (id: string): void => {
    if (currentlyPlayingId === id) become(null);
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Who plays; null when nobody does, so that what moves by itself may begin. */
export const useCurrentlyPlaying = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => currentlyPlayingId,
    () => null,
  );

export const useIsPlaying = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => currentlyPlayingId === id,
    () => false,
  );
