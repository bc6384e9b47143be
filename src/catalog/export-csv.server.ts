import { sql } from "drizzle-orm";
import { csvHead, csvLines } from "../platform/csv.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import type { CarpetQuery } from "./admin/contract.ts";
import type { StaffCarpet } from "./admin/shapes.ts";
import { safeCell, stockColumn, toCell, WAS_COLUMN, wasCell } from "./rules/csv-cells.ts";
import { FIELD_NAMES, type FieldName, fieldOf, type KindValues, type PerField } from "./rules/rug-fields.ts";
import { sortSizes } from "./rules/sort-sizes.ts";
import { staffRugFilter } from "./staff-rug-filter.server.ts";
import { staffRugs } from "./staff-rugs.server.ts";

const CSV_FIELDS = ["id", "name", "collection", ...FIELD_NAMES.filter((name) => fieldOf(name).isInCsv)];

const cellOf = <N extends FieldName>(rug: PerField<KindValues, N>, name: N) => toCell[fieldOf(name).kind](rug[name]);
const cellsOf = (rug: StaffCarpet): Record<string, string> => ({
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, cellOf(rug, name)])),
  id: String(rug.id),
  name: rug.name,
  collection: rug.collection_name,
  [WAS_COLUMN]: wasCell(rug.inventory),
  ...Object.fromEntries(rug.inventory.map(({ size, inventory }) => [stockColumn(size), String(inventory)])),
});

/** Prices are the collections' and not here; everything that is a rug's own is. */
export async function exportCsv(ctx: Ctx, query: CarpetQuery): Promise<string> {
  const where = staffRugFilter(query);
  const rugs = await staffRugs(
    ctx,
    sql`select r.id, row_number() over (order by r.name_key, r.id) as place from rugs r where ${where}`,
  );
  const sizes = [...new Set(rugs.flatMap(({ inventory }) => inventory.map(({ size }) => size)))].map((size) => ({ size }));
  const fields = [...CSV_FIELDS, ...sortSizes(sizes, []).map(({ size }) => stockColumn(size)), WAS_COLUMN];
  const rows = rugs.map(cellsOf).map((cells) => fields.map((field) => safeCell(cells[field] ?? "")));
  return `${csvHead(fields)}${csvLines(rows)}`;
}
