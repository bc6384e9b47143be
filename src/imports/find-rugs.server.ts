import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { slugOf } from "../platform/text.ts";
import type { Product } from "./rules/product.ts";

/** The rug each product is by now: as an earlier import called it, by its own address (`olas`, or `olas-12` as exported), or by its name. */
export async function findRugs(ctx: Ctx, products: Product[]): Promise<Map<Product, number>> {
  const handles = products.map(({ handle }) => handle);
  const { rows: brought } = await ctx.db.execute<{ handle: string; id: number }>(sql`
    select distinct on (b.handle) b.handle, b.rug_id as id from import_rugs b
    join imports i on i.id = b.import_id and i.undone_at is null join rugs r on r.id = b.rug_id
    where b.handle = any (${sql.param(handles)}::text[]) order by b.handle, b.import_id desc`);
  const slugs = products.flatMap(({ handle, name }) => [handle, handle.replace(/-\d+$/, ""), slugOf(name)]);
  const { rows } = await ctx.db.execute<{ id: number; slug: string }>(
    sql`select id, slug from rugs where slug = any (${sql.param(slugs)}::text[])`,
  );
  const byHandle = new Map(brought.map(({ handle, id }) => [handle, id]));
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  const one = (slug: string) => (bySlug.get(slug)?.length === 1 ? bySlug.get(slug)![0]!.id : undefined);
  const numbered = (handle: string) => {
    const [, slug, id] = /^(.+)-(\d+)$/.exec(handle) ?? [];
    return slug && bySlug.get(slug)?.find((each) => each.id === Number(id))?.id;
  };
  const found = new Map<Product, number>();
  const taken = new Set<number>();
  for (const product of products) {
    const id = byHandle.get(product.handle) ?? one(product.handle) ?? numbered(product.handle);
    if (id) {
      found.set(product, id);
      taken.add(id);
    }
  }
  for (const product of products.filter((each) => !found.has(each))) {
    const id = one(slugOf(product.name));
    // A name that another line already means is a second rug of that name.
    if (!id || taken.has(id)) continue;
    found.set(product, id);
    taken.add(id);
  }
  return found;
}
