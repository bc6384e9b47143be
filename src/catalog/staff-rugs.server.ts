import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { StaffCarpet } from "./admin/shapes.ts";
import { FIELD_NAMES } from "./rules/rug-fields.ts";
import { sortSizes } from "./rules/sort-sizes.ts";
import { refuse } from "./texts.ts";

type Row = Omit<StaffCarpet, "inventory" | "created_at" | "updated_at"> & {
  stock: Record<string, number>;
  created_at: string | Date;
  updated_at: string | Date;
};

const fields = sql.join(
  FIELD_NAMES.map((name) => sql`r.${sql.identifier(name)}`),
  sql`, `,
);

/** Rugs as staff see them, inactive ones too: every size of the collection and every size with stock. */
export async function staffRugs(ctx: Ctx, picked: SQL): Promise<StaffCarpet[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    with picked as materialized (${picked})
    select r.id, r.name, r.slug, r.collection_id, c.name as collection_name, ${fields}, r.rating, r.sale_percent::float as sale_percent, r.created_at, r.updated_at,
      coalesce((select json_agg(json_build_object('size', cs.size, 'price', cs.price) order by cs.position, cs.size)
        from collection_sizes cs where cs.collection_id = r.collection_id), '[]') as collection_sizes,
      coalesce((select json_object_agg(s.size, s.inventory) from rug_stock s where s.rug_id = r.id), '{}') as stock
    from picked p join rugs r on r.id = p.id join collections c on c.id = r.collection_id
    order by p.place`);
  return rows.map(present);
}

function present({ stock, ...row }: Row): StaffCarpet {
  const order = row.collection_sizes.map(({ size }) => size);
  const sizes = [...new Set([...order, ...Object.keys(stock)])];
  return {
    ...row,
    inventory: sortSizes(
      sizes.map((size) => ({ size, inventory: stock[size] ?? 0 })),
      order,
    ),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

export async function getStaffRug(ctx: Ctx, { id }: { id: number }): Promise<StaffCarpet> {
  const [rug] = await staffRugs(ctx, sql`select ${id}::int as id, 1 as place`);
  if (!rug) throw refuse("catalog.rug_not_found");
  return rug;
}
