import type { Db } from "./db.server.ts";

export type JobOptions = { startAfter?: Date | number; singletonKey?: string; priority?: number; group?: { id: string } };

/** Work that outlives the request that asked for it. Delivered at least once: `run` must bear a repeat. */
export type Job<D extends object, C> = {
  name: string;
  retryLimit?: number;
  retryDelay?: number;
  expireInSeconds?: number;
  /** How many this copy runs at the same time. */
  atOnce?: number;
  /** How many of them may be of one `group`, so that a slow one leaves room for the others. */
  atOncePerGroup?: number;
  /** A cron expression in Bogotá time, for work that comes round by itself. */
  schedule?: string;
  run: (ctx: C, data: D) => Promise<void>;
};

export type Jobs = {
  /** Inside a transaction the job exists only if that commits. */
  enqueue<D extends object>(ctx: { db: Db }, job: Pick<Job<D, never>, "name">, data: D, options?: JobOptions): Promise<void>;
  /** Many at once, in one statement. */
  enqueueAll<D extends object>(
    ctx: { db: Db },
    job: Pick<Job<D, never>, "name">,
    all: readonly { data: D; group?: JobOptions["group"] }[],
  ): Promise<void>;
  start<C extends object>(ctx: C, all: readonly Job<never, C>[]): Promise<void>;
  stop(): Promise<void>;
};
