import { sql } from "drizzle-orm";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { jobKey } from "./keys.server.ts";
import { RUN_MERGE } from "./queue.ts";
import { forgetRoom } from "./room-files.server.ts";

type SweepCtx = Ctx & { storage: Storage };

/** Every minute: jobs left behind by a copy that died find another; old pictures are deleted. */
export const sweepMerges = job<object, SweepCtx>({
  name: "merge-sweep",
  schedule: "* * * * *",
  retryLimit: 0,
  run: async (ctx) => {
    await requeue(ctx);
    await deletePhotos(ctx);
    await deleteResults(ctx);
  },
});

/** One call is enough: whoever answers it does everything that waits. */
async function requeue(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from merge_jobs where status = 'pending' or (status = 'processing' and lease_until < now()) limit 1`);
  if (rows.length > 0) await ctx.jobs.enqueue(ctx, RUN_MERGE, {});
}

/** A room goes when the youngest job on it is older than photos are kept. */
async function deletePhotos(ctx: SweepCtx): Promise<void> {
  const { rows } = await ctx.db.execute<{ room: string }>(sql`
    select room from merge_jobs where room_facts is not null
    group by room having max(created_at) < now() - make_interval(hours => ${ctx.env.MERGE_PHOTO_HOURS}) limit 200`);
  for (const { room } of rows) {
    await forgetRoom(ctx.storage, room);
    await ctx.db.execute(sql`update merge_jobs set room_facts = null where room = ${room}`);
  }
}

async function deleteResults(ctx: SweepCtx): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from merge_jobs where created_at < now() - make_interval(days => ${ctx.env.MERGE_RESULT_DAYS}) limit 200`);
  for (const { id } of rows) {
    for (const name of ["result.jpg", "room", "rug"] as const) await ctx.storage.remove(jobKey(id, name));
    await ctx.db.execute(sql`delete from merge_jobs where id = ${id}`);
  }
}
