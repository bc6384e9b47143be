import type { Stroke } from "./brush.ts";
import type { Corners } from "./camera-from-corners.ts";
import type { RugPlace } from "./rug-plane.ts";

/** How a shopper left a room: what was moved, measured, marked and answered there. */
export type KeptView = {
  size?: string;
  place?: RugPlace;
  /** The lens's height after two points of known length. */
  height?: number;
  corners?: Corners;
  strokes?: readonly Stroke[];
  /** The shopper said that the floor is right. */
  isFloorRight?: boolean;
};
type Store = Pick<Storage, "getItem" | "setItem">;

/** Rooms remembered on a device; the oldest goes first. */
const MOST = 12;
const KEY = "room_views";

type Kept = [jobId: string, view: KeptView][];

function readAll(store: Store | undefined): Kept {
  try {
    const list: unknown = JSON.parse(store?.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? (list as Kept).filter((each) => Array.isArray(each) && typeof each[0] === "string") : [];
  } catch {
    return []; // someone else's text under our key counts as nothing
  }
}

export const readView = (store: Store | undefined, jobId: string): KeptView =>
  readAll(store).find(([id]) => id === jobId)?.[1] ?? {};

/** Keeps what changed beside what was kept before. A full storage only forgets. */
export function keepView(store: Store | undefined, jobId: string, change: KeptView): void {
  const view = { ...readView(store, jobId), ...change };
  const others = readAll(store).filter(([id]) => id !== jobId);
  try {
    store?.setItem(KEY, JSON.stringify([[jobId, view], ...others].slice(0, MOST)));
  } catch {
    // nothing to be done
  }
}
