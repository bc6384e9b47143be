import { randomUUID } from "node:crypto";
import type { Storage } from "./storage.ts";

/** Writes, reads and removes a small file; throws what the bucket or the disk says. */
export async function checkStorage(storage: Storage): Promise<void> {
  const key = `private/check/${randomUUID()}`;
  const body = Buffer.from(key);
  await storage.put(key, body, { type: "text/plain" });
  const read = await storage.bytes(key);
  await storage.remove(key);
  if (!read || !body.equals(read)) throw new Error("what was written was not read back");
}
