import type { Context } from "hono";
import { parseModelKey } from "../media/rules/model-address.ts";
import { serveMedia } from "../media/serve-media.server.ts";
import { typeOf } from "../media/storage/key.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { Refusal } from "../platform/refusal.ts";
import { rugModel } from "./rug-model.server.ts";

/** GET /media/newGlbs/… and /media/newUsdz/…: an uploaded model when there is one, else one made from the rug. */
export async function serveModel(ctx: Ctx & { storage: Storage }, c: Context, key: string): Promise<Response> {
  if (await ctx.storage.head(key)) return serveMedia(ctx, c, key);
  const wanted = parseModelKey(key);
  const bytes =
    wanted &&
    (await rugModel(ctx, wanted).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return undefined;
      throw error;
    }));
  if (!bytes) return c.notFound();
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    "content-type": typeOf(key),
    "cache-control": "public, max-age=3600",
    "access-control-allow-origin": "*",
    "content-security-policy": "default-src 'none'; sandbox",
  });
}
