import { setTimeout as sleep } from "node:timers/promises";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { job } from "../platform/jobs.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { chooseEngine } from "./engines/choose-engine.server.ts";
import type { MergeOutcome } from "./engines/engine.server.ts";
import { jobKey } from "./keys.server.ts";
import { RUN_MERGE } from "./queue.ts";
import { queueMergeLetter } from "./queue-merge-letter.server.ts";
import { otherSizes } from "./rug-picture.server.ts";
import { keepRoom, knownRoom } from "./room-files.server.ts";
import { mergeJobs, type MergeJobRow } from "./table.server.ts";

type RunCtx = Ctx & { storage: Storage };

/** Ten seconds of work may take minutes on a machine that is busy with everything else. */
const TIME_OUT = { local: 240_000, cloud: 180_000 };
const LEASE_SECONDS = 30;
/** Issue: a job is tried once more when its worker dies, and then given up. */
const MOST_ATTEMPTS = 2;

let draining: Promise<void> | undefined;

/** A call to work: this copy does what waits, one job at a time, until nothing does. */
export const runMerge = job<object, RunCtx>({
  ...RUN_MERGE,
  retryLimit: 0,
  expireInSeconds: 3600,
  run: (ctx) => (draining ??= drain(ctx).finally(() => (draining = undefined))),
});

async function drain(ctx: RunCtx): Promise<void> {
  for (let idle = 0; idle < 20;) {
    const row = await claimNext(ctx);
    if (row) {
      idle = 0;
      await attempt(ctx, row);
    } else if (await someoneWaits(ctx)) {
      // A late note about its step or lease held the row for an instant, and the claim passed it over.
      idle++;
      await sleep(50);
    } else return;
  }
}

const someoneWaits = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.db.select({ id: mergeJobs.id }).from(mergeJobs).where(eq(mergeJobs.status, "pending")).limit(1)).length > 0;

async function attempt(ctx: RunCtx, row: MergeJobRow): Promise<void> {
  if (row.attempts > MOST_ATTEMPTS) return finish(ctx, row, { failure: "failed" });
  // A beat that fails is followed by two more before the lease is over.
  const beat = setInterval(() => void renew(ctx, row.id).catch(() => undefined), (LEASE_SECONDS * 1000) / 4);
  try {
    await settle(ctx, row, await merge(ctx, row));
  } catch (error) {
    ctx.log.warn({ attempt: row.attempts, err: error }, "merge attempt failed");
    if (row.attempts >= MOST_ATTEMPTS) return await finish(ctx, row, { failure: "failed" });
    await ctx.db.update(mergeJobs).set({ status: "pending", step: null, leaseUntil: null }).where(eq(mergeJobs.id, row.id));
  } finally {
    clearInterval(beat);
  }
}

/** The oldest that waits, or whose worker stopped renewing its lease. Copies never take the same one. */
async function claimNext(ctx: Ctx): Promise<MergeJobRow | undefined> {
  const oldest = sql`(select id from merge_jobs
    where status = 'pending' or (status = 'processing' and lease_until < now())
    order by created_at, id limit 1 for update skip locked)`;
  const [row] = await ctx.db
    .update(mergeJobs)
    .set({ status: "processing", step: null, attempts: sql`${mergeJobs.attempts} + 1`, leaseUntil: lease() })
    .where(eq(mergeJobs.id, oldest))
    .returning();
  return row;
}

const lease = () => sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const renew = (ctx: Ctx, id: string) => ctx.db.update(mergeJobs).set({ leaseUntil: lease() }).where(eq(mergeJobs.id, id));

async function merge(ctx: RunCtx, row: MergeJobRow): Promise<MergeOutcome> {
  const photo = row.photoKey ? await ctx.storage.bytes(row.photoKey) : undefined;
  const rug = await rugBytes(ctx, row);
  if (!photo || !rug) return { kind: "refused", reason: "unreadable", room: null };
  const engine = chooseEngine(row.engine, ctx.env);
  return engine.merge({
    photo,
    rug,
    widthCm: row.widthCm,
    lengthCm: row.lengthCm,
    others: await otherSizes(ctx, row),
    room: await earlierRoom(ctx, row),
    // A step that cannot be written down is only not shown.
    onStep: (step, sketch) =>
      void ctx.db
        .update(mergeJobs)
        .set(sketch ? { step, sketch } : { step })
        .where(eq(mergeJobs.id, row.id))
        .catch(() => undefined),
    signal: AbortSignal.timeout(row.engine === "local" ? TIME_OUT.local : TIME_OUT.cloud),
  });
}

/** Our own engine needs no more than a shop page does, and reads that in a tenth of the time. */
async function rugBytes({ storage }: RunCtx, { engine, rugKey }: MergeJobRow): Promise<Uint8Array | undefined> {
  const small = engine === "local" ? await storage.bytes(`derived/720/${rugKey}.webp`) : undefined;
  return small ?? (await storage.bytes(rugKey));
}

/** One photo is read once: another rug on it costs only a render. */
async function earlierRoom(ctx: RunCtx, { room }: MergeJobRow) {
  const [earlier] = await ctx.db
    .select({ facts: mergeJobs.roomFacts })
    .from(mergeJobs)
    .where(and(eq(mergeJobs.room, room), isNotNull(mergeJobs.roomFacts)))
    .orderBy(desc(mergeJobs.createdAt))
    .limit(1);
  return knownRoom(ctx.storage, room, earlier?.facts ?? null);
}

async function settle(ctx: RunCtx, row: MergeJobRow, outcome: MergeOutcome): Promise<void> {
  if (outcome.room) await keepRoom(ctx.storage, row.room, outcome.room);
  const facts = { roomFacts: outcome.room?.meta ?? null };
  if (outcome.kind === "refused") return finish(ctx, row, { ...facts, failure: outcome.reason });
  await ctx.storage.put(jobKey(row.id, "result.jpg"), outcome.picture, { type: "image/jpeg" });
  await finish(ctx, row, { ...facts, place: outcome.place });
}

type Ending = Partial<Pick<MergeJobRow, "failure" | "roomFacts" | "place">>;

/** The upload with its metadata goes as soon as it is not needed; only the clean copy stays for the editor. */
async function finish(ctx: RunCtx, row: MergeJobRow, ending: Ending): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const [asked] = await inner.db
      .select({ email: mergeJobs.notifyEmail })
      .from(mergeJobs)
      .where(eq(mergeJobs.id, row.id))
      .for("update");
    const [ended] = await inner.db
      .update(mergeJobs)
      .set({
        ...ending,
        status: ending.failure ? "failed" : "completed",
        step: null,
        sketch: null,
        completedAt: ctx.now(),
        photoKey: null,
        notifyEmail: null,
        ...(asked?.email ? { letterAt: ctx.now() } : {}),
      })
      .where(eq(mergeJobs.id, row.id))
      .returning();
    if (ended && asked?.email) await queueMergeLetter(inner, ended, asked.email);
  });
  if (row.photoKey) await ctx.storage.remove(row.photoKey);
  if (row.rugKey === jobKey(row.id, "rug")) await ctx.storage.remove(row.rugKey);
}
