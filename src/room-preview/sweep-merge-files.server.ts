import { sql } from "drizzle-orm";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { jobKey, ROOM_FILES, ROOT, roomKey } from "./keys.server.ts";

const OLD_MS = 60 * 60 * 1000;

type Row = { id: string; room: string; photo_key: string | null; rug_key: string | null; has_room: boolean };

/** Every hour: pictures that no job knows of, left by a copy that died between writing the file and the row. */
export const sweepMergeFiles = job<object, Ctx & { storage: Storage }>({
  name: "merge-sweep-files",
  schedule: "41 * * * *",
  retryLimit: 0,
  run: async (ctx) => {
    const stored = await ctx.storage.list(`${ROOT}/`);
    const known = await knownFiles(ctx);
    for (const key of stored.filter((each) => !known.has(each))) {
      const file = await ctx.storage.head(key);
      // A young one may be a job that is just being written down.
      if (file && ctx.now().getTime() - file.modified.getTime() > OLD_MS) await ctx.storage.remove(key);
    }
  },
});

async function knownFiles(ctx: Ctx): Promise<Set<string>> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select id, room, photo_key, room_facts is not null as has_room,
      case when status in ('pending', 'processing') then rug_key end as rug_key
    from merge_jobs`);
  const known = new Set<string>();
  for (const { id, room, photo_key, rug_key, has_room } of rows) {
    for (const key of [jobKey(id, "result.jpg"), photo_key, rug_key]) if (key) known.add(key);
    if (has_room) for (const name of Object.values(ROOM_FILES)) known.add(roomKey(room, name));
  }
  return known;
}
