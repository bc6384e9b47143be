import { paged, type Paging, windowOf } from "../platform/http/paging.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import * as contract from "./contract.ts";
import { getRug } from "./get-rug.server.ts";
import { hotRugs } from "./hot-rugs.server.ts";
import { listCollections } from "./list-collections.server.ts";
import { listRugs } from "./list-rugs.server.ts";
import { recommendRugs } from "./recommend-rugs.server.ts";
import { suggest } from "./suggest.server.ts";

const list = async (ctx: Ctx, query: contract.RugQuery, url: string) => {
  const { rugs, total } = await listRugs(ctx, query);
  return paged(rugs, total, query, url, 12);
};

/** A short list is read whole, and its page cut out of it. */
const cut = <T>(all: T[], query: Paging, url: string) => {
  const { limit, offset } = windowOf(query, 12);
  return paged(all.slice(offset, offset + limit), all.length, query, url, 12);
};

/** The specification names each call twice, for rugs and for carpets: both are the same. */
export const catalogApi = [
  serve(contract.listCatalogs, async (ctx, { query, raw }) => cut(await listCollections(ctx), query, raw.req.url)),
  serve(contract.listCollections, async (ctx, { query, raw }) => cut(await listCollections(ctx), query, raw.req.url)),
  serve(contract.suggest, (ctx, { query }) => suggest(ctx, query)),
  serve(contract.hotRugs, async (ctx, { query, raw }) => cut(await hotRugs(ctx), query, raw.req.url)),
  serve(contract.hotCarpets, async (ctx, { query, raw }) => cut(await hotRugs(ctx), query, raw.req.url)),
  serve(contract.recommendedRugs, async (ctx, { params, query, raw }) =>
    cut(await recommendRugs(ctx, params), query, raw.req.url),
  ),
  serve(contract.recommendedCarpets, async (ctx, { params, query, raw }) =>
    cut(await recommendRugs(ctx, params), query, raw.req.url),
  ),
  serve(contract.listRugs, (ctx, { query, raw }) => list(ctx, query, raw.req.url)),
  serve(contract.listCarpets, (ctx, { query, raw }) => list(ctx, query, raw.req.url)),
  serve(contract.getRug, (ctx, { params }) => getRug(ctx, params)),
  serve(contract.getCarpet, (ctx, { params }) => getRug(ctx, params)),
];
