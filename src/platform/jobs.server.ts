import { PgBoss } from "pg-boss";
import type { Ctx } from "./ctx.server.ts";
import type { Log } from "./log.server.ts";

export type JobOptions = { startAfter?: Date | number; singletonKey?: string; priority?: number };

/** Work that outlives the request that asked for it. Delivered at least once: `run` must bear a repeat. */
export type Job<D extends object, C extends Ctx = Ctx> = {
  name: string;
  retryLimit?: number;
  retryDelay?: number;
  expireInSeconds?: number;
  /** How many this copy runs at the same time. */
  atOnce?: number;
  /** A cron expression in Bogotá time, for work that comes round by itself. */
  schedule?: string;
  run: (ctx: C, data: D) => Promise<void>;
};

export const job = <D extends object, C extends Ctx = Ctx>(definition: Job<D, C>): Job<D, C> => definition;

export type Jobs = {
  /** Inside a transaction the job exists only if that commits. */
  enqueue<D extends object>(ctx: Ctx, job: Pick<Job<D, never>, "name">, data: D, options?: JobOptions): Promise<void>;
  start(ctx: Ctx, all: readonly Job<never, never>[]): Promise<void>;
  stop(): Promise<void>;
};

export async function openJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, max: 4, application_name: "telar-jobs", useListenNotify: true });
  boss.on("error", (error) => log.warn({ err: error.message }, "job queue"));
  await boss.start();
  const queues = new Map<string, Promise<void>>();
  /** Made once; everyone who needs it at the same moment waits for it. */
  const queue = (job: Pick<Job<never, never>, "name"> & Partial<Job<never, never>>): Promise<void> => {
    const made =
      queues.get(job.name) ??
      boss.createQueue(job.name, {
        retryLimit: job.retryLimit ?? 5,
        retryDelay: job.retryDelay ?? 5,
        retryBackoff: true,
        expireInSeconds: job.expireInSeconds ?? 300,
        notify: true,
      });
    queues.set(job.name, made);
    made.catch(() => queues.delete(job.name)); // a database that was away may be asked again
    return made;
  };

  return {
    async enqueue(ctx, job, data, options = {}) {
      await queue(job as Job<never, never>);
      const executeSql = async (text: string, values: unknown[] = []) => {
        const client = (ctx.db as unknown as { $client: { query(t: string, v: unknown[]): Promise<{ rows: unknown[] }> } })
          .$client;
        return client.query(text, values);
      };
      await boss.send(job.name, data, { ...options, db: { executeSql } as never });
    },
    async start(ctx, all) {
      for (const each of all) {
        await queue(each);
        const { run } = each as unknown as Job<object>;
        await boss.work(
          each.name,
          { batchSize: 1, localConcurrency: each.atOnce ?? 1, pollingIntervalSeconds: 5 },
          async ([one]) => {
            if (!one) return;
            try {
              await run(ctx, one.data as object);
            } catch (error) {
              log.warn({ job: each.name, err: error instanceof Error ? error.stack : String(error) }, "job failed");
              throw error;
            }
          },
        );
        if (each.schedule) await boss.schedule(each.name, each.schedule, {}, { tz: "America/Bogota" });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
