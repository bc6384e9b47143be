import { paged } from "../platform/http/paging.server.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { deleteCode } from "./delete-code.server.ts";
import { listCodes } from "./list-codes.server.ts";
import { presentCode } from "./present.server.ts";
import { createCode, updateCode } from "./save-code.server.ts";
import { validateCode } from "./validate-code.server.ts";

/** Codes are short words: nobody may try them all. */
const TRIES_PER_MINUTE = 60;

export const discountsApi = [
  serve(contract.validateCode, async (ctx, { body }) => {
    await limitRate(ctx, `codes:${ctx.caller.network}`, TRIES_PER_MINUTE, 60);
    return validateCode(ctx, body);
  }),
  serve(contract.listCodes, async (ctx, { query, url }) => {
    const { rows, total } = await listCodes(ctx, query);
    const codes = rows.map((row) => presentCode(row, ctx.now()));
    return paged(codes, total, query, url);
  }),
  serve(contract.createCode, async (ctx, { body }) => presentCode(await createCode(ctx, body), ctx.now())),
  serve(contract.updateCode, async (ctx, { params, body }) =>
    presentCode(await updateCode(ctx, { id: params.id, form: body }), ctx.now()),
  ),
  serve(contract.deleteCode, (ctx, { params }) => deleteCode(ctx, params)),
];
