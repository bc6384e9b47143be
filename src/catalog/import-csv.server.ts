import { sql } from "drizzle-orm";
import { fold } from "../platform/text.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import type { CsvReport } from "./admin/csv-contract.ts";
import type { CarpetChange, NewCarpet, StaffCarpet } from "./admin/shapes.ts";
import { type CsvRow, readCsv } from "./read-csv.server.ts";
import { normalizeSize } from "./rules/size.ts";
import { createRug, updateRug } from "./save-rug.server.ts";
import { lockRugs } from "./set-stock.server.ts";
import { staffRugs } from "./staff-rugs.server.ts";
import { refuse } from "./texts.ts";

const MOST_ROWS = 5000;
type Collection = { id: number; name: string; sizes: string[] };
type Plan = CsvRow & { fields: string[] };

/** Reads first, judges every row, then applies all rows or none. A dry run stops before applying. */
export const importCsv = (outer: StaffCtx, text: string, dryRun: boolean): Promise<CsvReport> =>
  inTransaction(outer, async (ctx) => {
    const { rows: named } = await ctx.db.execute<Collection>(sql`
      select id, name, array(select size from collection_sizes where collection_id = c.id) as sizes from collections c`);
    const { rows, errors, known: columns, unknown } = readCsv(text, new Map(named.map(({ id, name }) => [fold(name), id])));
    if (columns === 0) throw refuse("catalog.csv_unknown");
    if (rows.length > MOST_ROWS) throw refuse("catalog.csv_too_long", { most: MOST_ROWS });
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (!dryRun) await lockRugs(ctx, ids);
    const known = new Map(
      (await staffRugs(ctx, sql`select id, 1 as place from unnest(${sql.param(ids)}::int[]) id`)).map((rug) => [rug.id, rug]),
    );
    const judged = rows.map((row) => planOf(row, known, named, errors));
    const wrong = new Set(errors.map(({ row }) => row));
    const plans = judged.filter(({ row }) => !wrong.has(row));
    const changing = plans.filter(({ fields }) => fields.length > 0);
    const report: CsvReport = {
      applied: false,
      rows: plans.length + wrong.size,
      created: changing.filter(({ id }) => id === undefined).length,
      updated: changing.filter(({ id }) => id !== undefined).length,
      unchanged: plans.length - changing.length,
      refused: wrong.size,
      unknown_columns: unknown,
      errors: errors.sort((a, b) => a.row - b.row).slice(0, 500),
      changes: changing.slice(0, 500).map(({ row, id, change, fields }) => ({
        row,
        name: change.name ?? known.get(id ?? 0)?.name ?? "",
        action: id === undefined ? ("create" as const) : ("update" as const),
        fields,
      })),
    };
    if (dryRun) return report;
    if (errors.length > 0) throw refuse("catalog.csv_errors", { errors: errors.length }, { extra: { report } });
    for (const { id, change } of changing)
      await (id === undefined ? createRug(ctx, change as NewCarpet) : updateRug(ctx, id, change));
    return { ...report, applied: true };
  });

function planOf(row: CsvRow, known: Map<number, StaffCarpet>, named: Collection[], errors: CsvReport["errors"]): Plan {
  const now = row.id === undefined ? undefined : known.get(row.id);
  if (row.id !== undefined && !now) {
    errors.push({ row: row.row, column: "id", message: `There is no carpet ${row.id}` });
    return { ...row, fields: [] };
  }
  const units = new Map(now?.inventory.map(({ size, inventory }) => [normalizeSize(size), inventory]));
  const stock = row.change.inventory?.filter(({ size, inventory }) => units.get(normalizeSize(size)) !== inventory) ?? [];
  // A row may move its carpet: then the sizes are those of where it goes.
  const home = named.find(({ id }) => id === (row.change.collection_id ?? now?.collection_id));
  const sizes = new Set([...units.keys(), ...(home?.sizes.map(normalizeSize) ?? [])]);
  for (const { size } of stock)
    if (!sizes.has(normalizeSize(size)))
      errors.push({ row: row.row, column: `stock ${size}`, message: `${home?.name} has no size ${size}` });
  if (!now) return { ...row, fields: Object.keys(row.change) };
  const { inventory: _all, ...rest } = row.change;
  const change: CarpetChange = { ...rest, ...(stock.length > 0 ? { inventory: stock } : {}) };
  const fields = [...Object.keys(changesOf(now, rest)), ...stock.map(({ size }) => `stock ${size}`)];
  return { ...row, change, fields };
}
