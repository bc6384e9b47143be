import { sql } from "drizzle-orm";
import type { StaffCarpet } from "../catalog/admin/shapes.ts";
import { safeCell } from "../catalog/rules/csv-cells.ts";
import { staffRugs } from "../catalog/staff-rugs.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import Papa from "papaparse";
import { htmlOfText } from "./rules/text-of-html.ts";

const COLOR = "Color (product.metafields.shopify.color-pattern)";
const MATERIAL = "Material (product.metafields.custom.material)";
const COLUMNS = [
  ..."Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU".split(","),
  ..."Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service".split(","),
  ..."Variant Price,Variant Requires Shipping,Variant Taxable,Image Src,Image Position,Image Alt Text,Status".split(","),
  COLOR,
  MATERIAL,
] as const;
const BATCH = 500;

type Cells = Partial<Record<string, string>>;
/** A point, and no more than two places behind it. */
const pesos = (cents: number): string => (cents / 100).toFixed(2);

function linesOf(rug: StaffCarpet, handle: string, { origin, vendor }: { origin: string; vendor: string }): Cells[] {
  const sizes = rug.collection_sizes.map(({ size, price }) => ({
    "Option1 Value": size,
    "Variant SKU": `${rug.id}-${size}`,
    "Variant Inventory Tracker": "shopify",
    "Variant Inventory Qty": String(rug.inventory.find((line) => line.size === size)?.inventory ?? 0),
    "Variant Inventory Policy": "deny",
    "Variant Fulfillment Service": "manual",
    "Variant Price": pesos(price),
    "Variant Requires Shipping": "true",
    "Variant Taxable": "true",
  }));
  const images = rug.images.map((image, place) => ({
    "Image Src": image.startsWith("/") ? `${origin}${image}` : image,
    "Image Position": String(place + 1),
    "Image Alt Text": rug.name,
  }));
  const head: Cells = {
    Title: rug.name,
    "Body (HTML)": htmlOfText(rug.description),
    Vendor: vendor,
    Type: rug.collection_name,
    Tags: rug.tags.join(", "),
    Published: String(rug.is_active),
    "Option1 Name": "Size",
    Status: rug.is_active ? "active" : "draft",
    [COLOR]: rug.colors.join("; "),
    [MATERIAL]: rug.material,
  };
  const count = Math.max(1, sizes.length, images.length);
  return Array.from({ length: count }, (_, n) => ({ Handle: handle, ...(n === 0 && head), ...sizes[n], ...images[n] }));
}

/** As an import called it, or its own address; a second rug of that address carries its number too. */
async function handlesOf(ctx: Ctx): Promise<Map<number, string>> {
  const { rows } = await ctx.db.execute<{ id: number; slug: string; handle: string | null }>(sql`
    select r.id, r.slug, b.handle from rugs r left join lateral (
      select handle from import_rugs b join imports i on i.id = b.import_id and i.undone_at is null
      where b.rug_id = r.id order by b.import_id desc limit 1) b on true order by b.handle nulls last, r.id`);
  const taken = new Set<string>();
  const slugs = Map.groupBy(rows, ({ slug }) => slug);
  return new Map(
    rows.map(({ id, slug, handle }) => {
      const free = handle ?? (slugs.get(slug)!.length === 1 ? slug : `${slug}-${id}`);
      const own = taken.has(free) ? `${slug}-${id}` : free;
      taken.add(own);
      return [id, own];
    }),
  );
}

/** Every rug in the columns of Shopify's product import. */
export async function* exportShopify(ctx: Ctx, vendor: string): AsyncGenerator<string> {
  const handles = await handlesOf(ctx);
  const write = (rows: string[][]) => (rows.length > 0 ? `${Papa.unparse(rows)}\r\n` : "");
  yield write([[...COLUMNS]]);
  for (let after = 0; ;) {
    const rugs = await staffRugs(ctx, sql`select id, id as place from rugs where id > ${after} order by id limit ${BATCH}`);
    const lines = rugs.flatMap((rug) =>
      linesOf(rug, handles.get(rug.id) ?? `${rug.slug}-${rug.id}`, { origin: ctx.origin(), vendor }),
    );
    yield write(lines.map((cells) => COLUMNS.map((column) => safeCell(cells[column] ?? ""))));
    if (rugs.length < BATCH) return;
    after = rugs.at(-1)!.id;
  }
}
