import { PgBoss } from "pg-boss";
import type { Ctx } from "./ctx.server.ts";
import type { Db } from "./db.server.ts";
import { describeError } from "./describe-error.ts";
import type { Job, Jobs } from "./job.ts";
import type { Log } from "./log.server.ts";

export const job = <D extends object, C extends Ctx = Ctx>(definition: Job<D, C>): Job<D, C> => definition;

/** pg-boss fetches again at once only after a full batch of more than one; otherwise it waits for a notice or its poll. */
const BATCH = 2;
/** What no notice announces: jobs that are due later, and repeats. */
const POLL_SECONDS = 2;

const limitsOf = ({ atOnce = 1, expireInSeconds = 300, ...job }: Partial<Job<never, never>>) => ({
  retryLimit: job.retryLimit ?? 5,
  retryDelay: job.retryDelay ?? 5,
  retryBackoff: true,
  // The limit counts for a whole batch, whose jobs follow each other where only one may run.
  expireInSeconds: atOnce === 1 ? BATCH * expireInSeconds : expireInSeconds,
  notify: true,
});

/** In the caller's transaction, where there is one. */
const through = ({ db }: { db: Db }) => ({ executeSql: (text: string, values?: unknown[]) => db.$client.query(text, values) });

export async function openJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: "telar-jobs", useListenNotify: true });
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  await boss.start();
  const queues = new Map<string, Promise<void>>();
  /** Made once; everyone who needs it at the same moment waits for it. */
  const queue = (job: Pick<Job<never, never>, "name"> & Partial<Job<never, never>>): Promise<void> => {
    const made = queues.get(job.name) ?? boss.createQueue(job.name, limitsOf(job));
    queues.set(job.name, made);
    made.catch(() => queues.delete(job.name)); // a database that was away may be asked again
    return made;
  };
  const attempt = async <D extends object, C>(ctx: C, { name, run }: Job<D, C>, { id, data }: { id: string; data: D }) => {
    try {
      await run(ctx, data);
      return { id, status: "completed" as const };
    } catch (error) {
      log.warn({ job: name, err: error }, "job failed");
      return { id, status: "failed" as const, output: { message: describeError(error) } };
    }
  };

  return {
    async enqueue(ctx, job, data, options = {}) {
      await queue(job as Job<never, never>);
      await boss.send(job.name, data, { ...options, db: through(ctx) });
    },
    async enqueueAll(ctx, job, all) {
      await queue(job as Job<never, never>);
      if (all.length > 0) await boss.insert(job.name, [...all], { db: through(ctx) });
    },
    async start(ctx, all) {
      for (const each of all) {
        await queue(each);
        await boss.updateQueue(each.name, limitsOf(each)); // a queue of an earlier version has that version's limits
        const { atOnce = 1, atOncePerGroup: localGroupConcurrency } = each;
        const options = {
          batchSize: BATCH,
          burstWhenBatchFull: true,
          perJobResults: true as const,
          localConcurrency: Math.ceil(atOnce / BATCH),
          ...(localGroupConcurrency && { localGroupConcurrency }),
          pollingIntervalSeconds: POLL_SECONDS,
          notifyPollingIntervalSeconds: POLL_SECONDS,
        };
        // Each queue holds what its own job was given; the list of all jobs cannot say which.
        await boss.work<never, unknown, typeof options>(each.name, options, async (batch) => {
          if (atOnce > 1) return Promise.all(batch.map((one) => attempt(ctx, each, one)));
          const results = [];
          for (const one of batch) results.push(await attempt(ctx, each, one));
          return results;
        });
        if (each.schedule) await boss.schedule(each.name, each.schedule, {}, { tz: "America/Bogota" });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
