import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { countBeyond } from "../platform/count-beyond.server.ts";
import { type Paging, windowOf } from "../platform/http/paging.server.ts";
import { fold } from "../platform/text.ts";
import type { StaffCollection } from "./admin/shapes.ts";
import { refuse } from "./texts.ts";

type Filter = Paging & { search?: string; id?: number };

export async function listStaffCollections(ctx: Ctx, filter: Filter): Promise<{ rows: StaffCollection[]; total: number }> {
  const { limit, offset } = windowOf(filter);
  const found = sql`from collections c
    where position(${fold(filter.search ?? "")} in fold(c.name)) > 0 and (${filter.id ?? null}::int is null or c.id = ${filter.id ?? null}::int)`;
  const { rows } = await ctx.db.execute<StaffCollection & { total: number }>(sql`
    select c.id, c.name, c.slug, c.description, c.image, c.video, c.sort_order,
      (select count(*)::int from rugs r where r.collection_id = c.id) as carpets,
      coalesce((select json_agg(json_build_object('size', s.size, 'price', s.price) order by s.position, s.size)
        from collection_sizes s where s.collection_id = c.id), '[]') as sizes,
      count(*) over ()::int as total
    ${found} order by c.sort_order, c.id limit ${limit} offset ${offset}`);
  const total = rows[0]?.total ?? (await countBeyond(ctx, offset, sql`select count(*)::int as n ${found}`));
  return { rows: rows.map(({ total: _total, ...row }) => row), total };
}

export async function getStaffCollection(ctx: Ctx, id: number): Promise<StaffCollection> {
  const { rows } = await listStaffCollections(ctx, { id });
  if (!rows[0]) throw refuse("catalog.collection_not_found");
  return rows[0];
}
