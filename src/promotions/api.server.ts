import { paged } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { listPromotions } from "./list-promotions.server.ts";
import { presentPromotion } from "./present.server.ts";
import { createPromotion, deletePromotion, endPromotion, updatePromotion } from "./save-promotion.server.ts";

export const promotionsApi = [
  serve(contract.listPromotions, async (ctx, { query, url }) => {
    const { rows, total } = await listPromotions(ctx, query);
    return paged(
      rows.map((row) => presentPromotion(row, ctx.now())),
      total,
      query,
      url,
    );
  }),
  serve(contract.createPromotion, async (ctx, { body }) => presentPromotion(await createPromotion(ctx, body), ctx.now())),
  serve(contract.updatePromotion, async (ctx, { params, body }) =>
    presentPromotion(await updatePromotion(ctx, { ...params, form: body }), ctx.now()),
  ),
  serve(contract.endPromotion, async (ctx, { params }) => presentPromotion(await endPromotion(ctx, params), ctx.now())),
  serve(contract.deletePromotion, (ctx, { params }) => deletePromotion(ctx, params)),
];
