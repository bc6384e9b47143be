import { eq, inArray } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../platform/ctx.server.ts";
import { type Facts, factsOf } from "./picture-facts.server.ts";
import { decodeInTurn, readPicture } from "./read-picture.server.ts";
import { keyOfAddress } from "./rules/picture-address.ts";
import type { Storage } from "./storage/storage.ts";
import { pictureFacts } from "./table.server.ts";
import type { PictureFacts } from "./ui/picture.tsx";

const known = new WeakMap<Storage, LRUCache<string, Facts>>();

function cacheOf(storage: Storage): LRUCache<string, Facts> {
  const cached = known.get(storage) ?? new LRUCache<string, Facts>({ max: 20_000 });
  known.set(storage, cached);
  return cached;
}

/** The demo's rugs are 900 × 1420; a picture nobody can read is given that room. */
const UNKNOWN: Facts = { width: 900, height: 1420 };

async function look(ctx: Ctx & { storage: Storage }, key: string): Promise<Facts | undefined> {
  try {
    const facts = await decodeInTurn(async () => {
      const bytes = await readPicture(ctx.storage, key);
      return bytes && factsOf(bytes);
    });
    if (!facts) return undefined;
    await ctx.db
      .insert(pictureFacts)
      .values({ key, ...facts })
      .onConflictDoUpdate({ target: pictureFacts.key, set: { colors: facts.colors } });
    const { colors: _colors, ...shown } = facts;
    return shown;
  } catch (error) {
    ctx.log.warn({ key, err: error }, "a picture cannot be read");
    return undefined;
  }
}

/** True size and blur of each address: from memory, then the database, then the picture itself, once. */
export async function pictureMetadata(
  ctx: Ctx & { storage: Storage },
  addresses: readonly string[],
): Promise<(address: string) => PictureFacts> {
  const cached = cacheOf(ctx.storage);
  const keys = [...new Set(addresses.map(keyOfAddress))].filter((key) => key !== undefined && !cached.has(key)) as string[];
  if (keys.length > 0) {
    const rows = await ctx.db.select().from(pictureFacts).where(inArray(pictureFacts.key, keys));
    for (const { key, colors: _colors, ...facts } of rows) cached.set(key, facts);
    for (const key of keys.filter((each) => !cached.has(each))) {
      const facts = await look(ctx, key);
      if (facts) cached.set(key, facts);
    }
  }
  return (address) => ({ src: address, ...(cached.get(keyOfAddress(address) ?? "") ?? UNKNOWN) });
}

/** Reads the colours of a picture whose row lacks them, so that they can be asked for in SQL. */
export async function readColors(ctx: Ctx & { storage: Storage }, address: string): Promise<void> {
  const key = keyOfAddress(address);
  if (!key) return;
  const [row] = await ctx.db.select({ colors: pictureFacts.colors }).from(pictureFacts).where(eq(pictureFacts.key, key));
  if (!row?.colors) await look(ctx, key);
}
