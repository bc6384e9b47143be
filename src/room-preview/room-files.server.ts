import type { Storage } from "../media/storage/storage.ts";
import type { RoomAnalysis, RoomMeta } from "./engine/analysis.ts";
import { ROOM_FILES, roomKey } from "./keys.server.ts";

const TYPES = { photo: "image/jpeg", front: "image/jpeg", matte: "image/png", shade: "image/png" } as const;
const NAMES = ["photo", "front", "matte", "shade"] as const;

export async function keepRoom(storage: Storage, room: string, analysis: RoomAnalysis): Promise<void> {
  for (const name of NAMES) await storage.put(roomKey(room, ROOM_FILES[name]), analysis[name], { type: TYPES[name] });
}

/** What an earlier job learned from the same photo; null when any of it is gone. */
export async function knownRoom(storage: Storage, room: string, meta: RoomMeta | null): Promise<RoomAnalysis | null> {
  if (!meta) return null;
  const files = await Promise.all(NAMES.map((name) => storage.bytes(roomKey(room, ROOM_FILES[name]))));
  const [photo, front, matte, shade] = files.map((bytes) => bytes && Buffer.from(bytes));
  return photo && front && matte && shade ? { meta, photo, front, matte, shade } : null;
}

export async function forgetRoom(storage: Storage, room: string): Promise<void> {
  for (const name of NAMES) await storage.remove(roomKey(room, ROOM_FILES[name]));
}
