import { sql, type SQL } from "drizzle-orm";
import { fold } from "../platform/text.ts";
import type { CarpetQuery } from "./admin/contract.ts";
import { WORD_FACETS } from "./rules/facets.ts";
import { hasAny } from "./rug-filter.server.ts";

const LOW = {
  "running-out": sql`l.units > 0`,
  "sold-out": sql`l.units = 0`,
};
const hasSize = (condition: SQL): SQL => sql`exists (select from rug_low l where l.rug_id = r.id and ${condition})`;

/** The views above the list. Running out: one or two left in a size that is on sale. */
export const VIEWS: Record<NonNullable<CarpetQuery["view"]>, SQL> = {
  "running-out": hasSize(LOW["running-out"]),
  "sold-out": hasSize(LOW["sold-out"]),
  inactive: sql`not r.is_active`,
  active: sql`r.is_active`,
  featured: sql`r.is_featured`,
  "no-price": sql`r.collection_id in (select collection_id from collection_sizes where not is_priced(price))`,
};

/** Spec §2 Admin: by name text, collection and colours (any match), without case or accents. */
export function staffRugFilter(query: CarpetQuery): SQL {
  const conditions = [sql`true`];
  if (query.view) conditions.push(VIEWS[query.view]);
  const collection = query.collection || query.collection_id;
  if (collection) {
    conditions.push(
      /^\d+$/.test(collection)
        ? sql`r.collection_id = ${collection}::numeric`
        : sql`r.collection_id in (select id from collections where slug = ${fold(collection)} or fold(name) = ${fold(collection)})`,
    );
  }
  conditions.push(...WORD_FACETS.flatMap((facet) => hasAny(facet, query[facet])));
  const search = fold(query.search ?? "");
  if (search) conditions.push(sql`r.name_key like ${`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`);
  return sql.join(conditions, sql` and `);
}

/** How many rugs have a size that is low, read from the list of low sizes alone. */
export const lowCount = (view: keyof typeof LOW): SQL =>
  sql`(select count(distinct l.rug_id)::int from rug_low l where ${LOW[view]})`;

/** Spec §2 Admin: A to Z. The first page of the back office asks for what is scarcest. */
export const staffRugOrder = ({ sort }: CarpetQuery): SQL =>
  sort === "scarce"
    ? sql`(select sum(3 - l.units) from rug_low l where l.rug_id = r.id) desc nulls last, r.name_key, r.id`
    : sql`r.name_key, r.id`;

/** How many rugs a query finds. A view alone needs no look at the rugs. */
export function staffRugCount(query: Omit<CarpetQuery, "page" | "limit" | "sort">): SQL {
  const { view, ...rest } = query;
  const alone = Object.values(rest).every((value) => !value);
  if (alone && (view === "running-out" || view === "sold-out")) return lowCount(view);
  return sql`(select count(*)::int from rugs r where ${staffRugFilter(query)})`;
}
