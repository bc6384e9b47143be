import { deriveAhead } from "./media/derive-ahead.server.ts";
import type { Job } from "./platform/jobs.server.ts";

/** Everything that runs outside a request. */
export const allJobs: readonly Job<never, never>[] = [deriveAhead as Job<never, never>];
