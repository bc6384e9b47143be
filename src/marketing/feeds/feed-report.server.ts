import { everyRug } from "../../catalog/every-rug.server.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
import { feedItems } from "../rules/feed-item.ts";
import { feedProblems } from "../rules/feed-problems.ts";
import type { FeedReport } from "./contract.ts";

const MOST_LISTED = 500;

/** Both feeds checked by the rules they publish; what all sizes of a rug lack is said once. */
export async function feedReport(ctx: Ctx): Promise<FeedReport> {
  const problems: FeedReport["problems"] = [];
  let items = 0;
  let found = 0;
  for await (const rug of everyRug(ctx)) {
    const offered = feedItems(ctx.origin(), rug, ctx.settings().shop.name);
    items += offered.length;
    const own = new Map(offered.flatMap(feedProblems).map((each) => [each.attribute, each.problem]));
    found += own.size;
    for (const [attribute, problem] of own)
      if (problems.length < MOST_LISTED) problems.push({ carpet_id: rug.id, carpet_name: rug.name, attribute, problem });
  }
  return { items, problems, isCut: found > problems.length };
}
