import { browserStorage } from "../platform/browser-storage.ts";

/** A preview that is being made: whoever leaves the rug's page is told elsewhere when it is ready. */
export type WaitingRoom = { jobId: string; rugId: number; path: string };

const KEY = "room_waiting";

export function readWaitingRoom(): WaitingRoom | null {
  try {
    const found = JSON.parse(browserStorage()?.getItem(KEY) ?? "null") as Partial<WaitingRoom> | null;
    const { jobId, rugId, path } = found ?? {};
    return typeof jobId === "string" && typeof rugId === "number" && /^\/\w/.test(path ?? "")
      ? { jobId, rugId, path: path! }
      : null;
  } catch {
    return null; // someone else's text under our key counts as nothing
  }
}

export function keepWaitingRoom(room: WaitingRoom): void {
  try {
    browserStorage()?.setItem(KEY, JSON.stringify(room));
  } catch {
    // Told on the rug's page only.
  }
}

/** Another one that was begun since stays. */
export function clearWaitingRoom(jobId: string): void {
  if (readWaitingRoom()?.jobId === jobId) browserStorage()?.removeItem(KEY);
}
