import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { Answer, type Asked, serve } from "../platform/http/serve.server.ts";
import { askMergeLetter } from "./ask-merge-letter.server.ts";
import * as contract from "./contract.ts";
import { getMergeJob } from "./get-merge-job.server.ts";
import { presentJob } from "./present.server.ts";
import { serveFile } from "./serve-file.server.ts";
import { startMerge } from "./start-merge.server.ts";

type MergeCtx = Asked<Ctx & { storage: Storage }>;

export const mergeApi = [
  serve<typeof contract.startMerge, MergeCtx>(contract.startMerge, (ctx, { raw }) => startMerge(ctx, raw.req.raw)),
  serve(contract.getMergeJob, async (ctx, { params }) => {
    const { row, queuePlace } = await getMergeJob(ctx, params);
    return new Answer(presentJob(row, queuePlace), { headers: { "cache-control": "no-store" } });
  }),
  serve(contract.askMergeLetter, (ctx, { params, body }) => askMergeLetter(ctx, { ...params, ...body })),
  serve<typeof contract.getMergeFile, MergeCtx>(contract.getMergeFile, (ctx, { params, raw }) => serveFile(ctx, raw, params)),
  serve(contract.mergeTerms, async ({ env }) => ({
    engine: env.MERGE_ENGINE,
    photoHours: env.MERGE_PHOTO_HOURS,
    resultDays: env.MERGE_RESULT_DAYS,
  })),
];
