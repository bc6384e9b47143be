import { sql } from "drizzle-orm";
import { everyRug } from "../../catalog/every-rug.server.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
import { feedItems } from "../rules/feed-item.ts";
import { feedProblems } from "../rules/feed-problems.ts";
import type { FeedReport } from "./contract.ts";

const MOST_LISTED = 500;
/** Meta asks for 500 × 500 px at least, Google for less. */
const LEAST_PIXELS = 500;

/** Rugs whose first picture both would find too small; of a picture from elsewhere nothing is known. */
async function smallPictures(ctx: Ctx): Promise<Map<number, string>> {
  const { rows } = await ctx.db.execute<{ id: number; width: number; height: number }>(sql`
    select r.id, f.width, f.height from rugs r join picture_facts f on '/media/' || f.key = r.images[1]
    where r.is_active and least(f.width, f.height) < ${LEAST_PIXELS}`);
  return new Map(
    rows.map(({ id, width, height }) => [
      id,
      `is ${width} × ${height} px, at least ${LEAST_PIXELS} × ${LEAST_PIXELS} are asked for`,
    ]),
  );
}

/** Both feeds checked by the rules they publish; what all sizes of a rug lack is said once. */
export async function feedReport(ctx: Ctx): Promise<FeedReport> {
  const problems: FeedReport["problems"] = [];
  let items = 0;
  let found = 0;
  const small = await smallPictures(ctx);
  for await (const rug of everyRug(ctx)) {
    const offered = feedItems(ctx.origin(), rug, ctx.settings().shop.name);
    items += offered.length;
    const own = new Map(offered.flatMap(feedProblems).map((each) => [each.attribute, each.problem]));
    if (offered.length === 0) own.set("price", "no size has a price: it is in neither feed");
    else if (small.has(rug.id)) own.set("image_link", small.get(rug.id)!);
    found += own.size;
    for (const [attribute, problem] of own)
      if (problems.length < MOST_LISTED) problems.push({ carpet_id: rug.id, carpet_name: rug.name, attribute, problem });
  }
  return { items, problems, isCut: found > problems.length };
}
