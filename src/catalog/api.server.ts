import { type CacheTag, rugTag } from "../platform/cache-tags.ts";
import { paged, type Paging, windowOf } from "../platform/http/paging.server.ts";
import { serve, serveCached } from "../platform/http/serve.server.ts";
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

/** What makes an answer with these rugs stale: each of them, and any list. */
const tagsOfRugs = (rugs: contract.Rug[]): CacheTag[] => ["rugs", "collections", ...rugs.map(({ id }) => rugTag(id))];
const tagsOfRug = (rug: contract.Rug): CacheTag[] => tagsOfRugs([rug]);
const tagsOfCollections = (): CacheTag[] => ["collections"];

/** The specification names each call twice, for rugs and for carpets: both are the same. */
export const catalogApi = [
  serveCached(
    contract.listCatalogs,
    async (ctx, { query, url }) => cut(await listCollections(ctx), query, url),
    tagsOfCollections,
  ),
  serveCached(
    contract.listCollections,
    async (ctx, { query, url }) => cut(await listCollections(ctx), query, url),
    tagsOfCollections,
  ),
  serve(contract.suggest, (ctx, { query }) => suggest(ctx, query)),
  serveCached(contract.hotRugs, async (ctx, { query, url }) => cut(await hotRugs(ctx), query, url), tagsOfRugs),
  serveCached(contract.hotCarpets, async (ctx, { query, url }) => cut(await hotRugs(ctx), query, url), tagsOfRugs),
  serveCached(
    contract.recommendedRugs,
    async (ctx, { params, query, url }) => cut(await recommendRugs(ctx, params), query, url),
    tagsOfRugs,
  ),
  serveCached(
    contract.recommendedCarpets,
    async (ctx, { params, query, url }) => cut(await recommendRugs(ctx, params), query, url),
    tagsOfRugs,
  ),
  serveCached(contract.listRugs, (ctx, { query, url }) => list(ctx, query, url), tagsOfRugs),
  serveCached(contract.listCarpets, (ctx, { query, url }) => list(ctx, query, url), tagsOfRugs),
  serveCached(contract.getRug, (ctx, { params }) => getRug(ctx, params), tagsOfRug),
  serveCached(contract.getCarpet, (ctx, { params }) => getRug(ctx, params), tagsOfRug),
];
