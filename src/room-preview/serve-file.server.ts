import type { Context } from "hono";
import { typeOf } from "../media/storage/key.ts";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { getMergeJob } from "./get-merge-job.server.ts";
import { jobKey, roomKey, type RoomFile } from "./keys.server.ts";
import { refuse } from "./texts.ts";

type FileCtx = Ctx & { storage: Storage };

/** A picture to whoever knows the job's id. Kept by that browser only, and not for long. */
export async function serveFile(ctx: FileCtx, c: Context, { jobId, name }: { jobId: string; name: string }): Promise<Response> {
  const { row } = await getMergeJob(ctx, { jobId });
  const key = name === "result.jpg" ? jobKey(jobId, name) : roomKey(row.room, name as RoomFile);
  const bytes = await ctx.storage.bytes(key);
  if (!bytes) throw refuse("merge.not_found");
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    "content-type": typeOf(name),
    "cache-control": "private, max-age=3600",
    "x-robots-tag": "noindex",
  });
}
