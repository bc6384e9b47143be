import type { Job } from "./platform/jobs.server.ts";

/** Everything that runs outside a request. */
export const allJobs: readonly Job<never, never>[] = [];
