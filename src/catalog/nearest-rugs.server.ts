import type { Storage } from "../media/storage/storage.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { browseQuery } from "./browse-query.ts";
import { countRugs } from "./count-rugs.server.ts";
import { listCards } from "./list-cards.server.ts";
import type { RugCard } from "./rug-cards.server.ts";
import { type Browse, browseAddress } from "./rules/browse.ts";
import { type Chosen, chosenFilters } from "./rules/chosen-filters.ts";
import { toldBack } from "./rules/search/understand-search.ts";

/** What must go, the list without it, and how many rugs it has. */
export type WayOut = { labels: string[]; to: string; count: number };

/** The list without these filters and parts of the search. */
const dropping = (browse: Browse, gone: Chosen[]): Browse =>
  gone.reduce((rest, { facet, value }) => {
    const same = chosenFilters(rest).find((each) => each.facet === facet && each.value === value);
    const fewer = { ...rest, ...same?.without, page: 1 };
    return { ...fewer, understood: toldBack(fewer.search) };
  }, browse);

type Way = { gone: Chosen[]; left: Browse; count: number };

async function wayWithout(ctx: Ctx, browse: Browse, gone: Chosen[]): Promise<Way> {
  const left = dropping(browse, gone);
  return { gone, left, count: await countRugs(ctx, browseQuery(left)) };
}

/** The one to drop that frees the most rugs; where none does, all that cannot be kept beside those before it. */
async function findWayOut(ctx: Ctx, browse: Browse): Promise<Way | undefined> {
  const chosen = chosenFilters(browse);
  const single = await Promise.all(chosen.map((each) => wayWithout(ctx, browse, [each])));
  const best = single.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)[0];
  if (best) return best;
  let way: Way = { gone: chosen, left: browse, count: 0 };
  for (const each of chosen) {
    const kept = await wayWithout(
      ctx,
      browse,
      way.gone.filter((other) => other !== each),
    );
    if (kept.count > 0) way = kept;
  }
  return way.count > 0 ? way : undefined;
}

/** For a list without rugs: what to drop, and the first of those that are then found. */
export async function nearestRugs(
  ctx: Ctx & { storage: Storage },
  browse: Browse,
): Promise<{ near: RugCard[]; wayOut?: WayOut }> {
  const way = await findWayOut(ctx, browse);
  if (!way) return { near: (await listCards(ctx, { limit: 4 })).cards };
  const { gone, left, count } = way;
  const wayOut = { labels: gone.map(({ label }) => label), to: browseAddress(left), count };
  return { near: (await listCards(ctx, { ...browseQuery(left), limit: 4 })).cards, wayOut };
}
