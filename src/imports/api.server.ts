import { readFile } from "node:fs/promises";
import type { MediaCtx } from "../catalog/check-media.server.ts";
import { paged } from "../platform/http/paging.server.ts";
import { textOfBytes } from "../platform/http/read-text.server.ts";
import { type MultipartFault, receiveMultipart } from "../platform/http/receive-multipart.server.ts";
import { streamText } from "../platform/stream-text.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { exportShopify } from "./export-shopify.server.ts";
import { retryPictures } from "./fetch-pictures.server.ts";
import { listImports, readImport } from "./list-imports.server.ts";
import { runImport } from "./run-import.server.ts";
import { refuse } from "./texts.ts";
import { undoImport } from "./undo-import.server.ts";

const RULES = {
  fields: ["file"],
  mostFiles: 1,
  mostBytes: 20 * 1024 * 1024,
  refuse: (fault: MultipartFault) => refuse(`imports.${fault}`),
};

export const importsApi = [
  serve<typeof contract.importProducts, MediaCtx>(contract.importProducts, (ctx, { query, raw }) =>
    receiveMultipart(ctx, raw.req.raw, RULES, async ({ files: [file] }) => {
      if (!file) throw refuse("imports.no_file");
      const text = textOfBytes(await readFile(file.path));
      if (text === undefined) throw refuse("imports.not_csv");
      return runImport(ctx, { text, filename: file.originalName, format: query.format, dryRun: query.dryRun ?? false });
    }),
  ),
  serve(contract.exportProducts, async (ctx) => {
    const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": 'attachment; filename="shopify.csv"' };
    return new Response(streamText(exportShopify(ctx, ctx.settings().shop.name)), { headers });
  }),
  serve(contract.listImports, async (ctx, { query, url }) => {
    const { rows, total } = await listImports(ctx, query);
    return paged(rows, total, query, url);
  }),
  serve(contract.readImport, (ctx, { params }) => readImport(ctx, params)),
  serve<typeof contract.undoImport, MediaCtx>(contract.undoImport, (ctx, { params }) => undoImport(ctx, params)),
  serve<typeof contract.retryPictures, MediaCtx>(contract.retryPictures, (ctx, { params }) => retryPictures(ctx, params)),
];
