import type { Ctx } from "../platform/ctx.server.ts";
import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { deleteFile } from "./delete-file.server.ts";
import { listFiles, mediaFacts } from "./list-files.server.ts";
import { readPhoto } from "./private-photos.server.ts";
import { makeLogo } from "./make-logo.server.ts";
import type { Storage } from "./storage/storage.ts";
import { uploadFiles } from "./upload-files.server.ts";

type MediaCtx = Ctx & { storage: Storage };

export const mediaApi = [
  serve<typeof contract.upload, MediaCtx>(contract.upload, async (ctx, { query, raw }) => {
    const [file] = await uploadFiles(ctx, raw.req.raw, query, 1);
    return { success: true, ...file! };
  }),
  serve<typeof contract.uploadMultiple, MediaCtx>(contract.uploadMultiple, async (ctx, { query, raw }) => ({
    success: true,
    files: await uploadFiles(ctx, raw.req.raw, query, 20),
  })),
  serve<typeof contract.readPrivatePhoto, MediaCtx>(contract.readPrivatePhoto, (ctx, { params }) => readPhoto(ctx, params.id)),
  serve<typeof contract.uploadLogo, MediaCtx>(contract.uploadLogo, (ctx, { raw }) => makeLogo(ctx, raw.req.raw)),
  serve(contract.listMedia, async (ctx, { query, url }) => {
    const { files, total } = await listFiles(ctx, query);
    return paged(files, total, query, url, 48);
  }),
  serve(contract.readMediaFacts, (ctx) => mediaFacts(ctx)),
  serve<typeof contract.deleteMedia, MediaCtx>(contract.deleteMedia, (ctx, { params }) => deleteFile(ctx, params)),
];
