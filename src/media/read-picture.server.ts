import { typeOf } from "./storage/key.ts";
import type { Storage } from "./storage/storage.ts";

/** Spec §9: up to 100 MB per file. What is larger was never an upload of ours. */
export const MOST_FILE_BYTES = 100 * 1024 * 1024;

/** A picture's bytes, to be decoded. Films, models and what is far too large are not even read. */
export async function readPicture(storage: Storage, key: string): Promise<Uint8Array | undefined> {
  if (!typeOf(key).startsWith("image/")) return undefined;
  const file = await storage.head(key);
  return file && file.size <= MOST_FILE_BYTES ? storage.bytes(key) : undefined;
}

const AT_ONCE = 2;
let decoding = 0;
const waiting: (() => void)[] = [];

/**
 * At most two pictures are in memory and decoded at a time, however many are asked for. They also share a small pool of
 * threads with file access and the database's sign-in. Reading belongs inside `work`.
 */
export async function decodeInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (decoding >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
  else decoding++;
  try {
    return await work();
  } finally {
    // The place goes straight to the next in line: nobody who comes now can take it.
    const next = waiting.shift();
    if (next) next();
    else decoding--;
  }
}
