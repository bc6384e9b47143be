import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { contentState, slugOf } from "./content-state.server.ts";
import * as contract from "./contract.ts";
import { listContent, listVersions } from "./list-content.server.ts";
import { publishContent, restoreVersion, saveDraft, unschedule } from "./save-content.server.ts";

export const contentApi = [
  serve(contract.listContent, (ctx) => listContent(ctx)),
  serve(contract.readContent, (ctx, { params }) => contentState(ctx, slugOf(params.slug))),
  serve<typeof contract.saveDraft, Ctx & { storage: Storage }>(contract.saveDraft, (ctx, { params, body }) =>
    saveDraft(ctx, slugOf(params.slug), body),
  ),
  serve(contract.publishContent, (ctx, { params, body }) => publishContent(ctx, slugOf(params.slug), body)),
  serve(contract.unschedule, (ctx, { params }) => unschedule(ctx, slugOf(params.slug))),
  serve(contract.listVersions, async (ctx, { params, query, url }) => {
    const { versions, total } = await listVersions(ctx, slugOf(params.slug), query);
    return paged(versions, total, query, url);
  }),
  serve(contract.restoreVersion, (ctx, { params, body }) => restoreVersion(ctx, slugOf(params.slug), body.version)),
];
