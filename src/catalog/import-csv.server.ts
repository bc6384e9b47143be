import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { staffLanguage } from "../platform/ctx.server.ts";
import { inBoth, sentenceIn } from "../platform/input-sentences.ts";
import { fold } from "../platform/text.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { changesOf } from "../staff/rules/changes.ts";
import type { CsvReport, ImportQuery } from "./admin/csv-contract.ts";
import type { NewCarpet, StaffCarpet } from "./admin/shapes.ts";
import { type MediaCtx, missingMedia } from "./check-media.server.ts";
import { type CsvRow, MOST_ROWS, readCsv } from "./read-csv.server.ts";
import { stockColumn } from "./rules/csv-cells.ts";
import { normalizeSize } from "./rules/size.ts";
import type { StockLine } from "./rules/stock-conflict.ts";
import { createRug, updateRug } from "./save-rug.server.ts";
import { lockRugs } from "./set-stock.server.ts";
import { staffRugs } from "./staff-rugs.server.ts";
import { refuse } from "./texts.ts";

type Collection = { id: number; name: string; sizes: string[] };
type Cell = CsvReport["changes"][number]["cells"][number];
type Conflict = CsvReport["conflicts"][number];
type Plan = CsvRow & { cells: Cell[]; conflicts: Conflict[]; ground: [row: number, size: string, units: number][] };
type Shop = { known: Map<number, StaffCarpet>; named: Collection[]; keep: ImportQuery["conflicts"] };

/**
 * Reads first, judges every row, then applies all rows or none. A dry run stops before applying; what it showed of the
 * stock is its basis, and applying with that basis is refused when a sale has changed it.
 */
export const importCsv = (outer: MediaCtx, text: string, query: ImportQuery): Promise<CsvReport> =>
  inTransaction(outer, async (ctx) => {
    const say = (said: string) => sentenceIn(staffLanguage(ctx.caller), said);
    const dryRun = query.dryRun === "1";
    const { rows: named } = await ctx.db.execute<Collection>(sql`
      select id, name, array(select size from collection_sizes where collection_id = c.id) as sizes from collections c`);
    const {
      rows,
      errors,
      lines,
      known: columns,
      unknown,
    } = readCsv(text, new Map(named.map(({ id, name }) => [fold(name), id])));
    if (columns === 0) throw refuse("catalog.csv_unknown");
    if (lines > MOST_ROWS) throw refuse("catalog.csv_too_long", { most: MOST_ROWS });
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (!dryRun) await lockRugs(ctx, ids);
    const known = new Map(
      (await staffRugs(ctx, sql`select id, 1 as place from unnest(${sql.param(ids)}::int[]) id`)).map((rug) => [rug.id, rug]),
    );
    const judged = rows.map((row) => planOf(row, { known, named, keep: query.conflicts }, errors));
    for (const { row, id, change } of judged)
      for (const [column, message] of Object.entries(await missingMedia(ctx, change, known.get(id ?? 0))))
        errors.push({ row, column, message });
    const wrong = new Set(errors.map(({ row }) => row));
    const plans = judged.filter(({ row }) => !wrong.has(row));
    const changing = plans.filter(({ id, cells }) => id === undefined || cells.length > 0);
    const conflicts = plans.flatMap((plan) => plan.conflicts);
    const report: CsvReport = {
      applied: false,
      rows: plans.length + wrong.size,
      created: changing.filter(({ id }) => id === undefined).length,
      updated: changing.filter(({ id }) => id !== undefined).length,
      unchanged: plans.length - changing.length,
      refused: wrong.size,
      unknown_columns: unknown.map(say),
      errors: errors
        .sort((a, b) => a.row - b.row)
        .slice(0, 500)
        .map(({ row, column, message }) => ({ row, column: say(column), message: say(message) })),
      changes: changing.slice(0, 500).map(({ row, id, change, cells }) => ({
        row,
        name: change.name ?? known.get(id ?? 0)?.name ?? "",
        action: id === undefined ? ("create" as const) : ("update" as const),
        fields: id === undefined ? Object.keys(change) : cells.map(({ column }) => column),
        cells: id === undefined ? [] : cells,
      })),
      conflicts: conflicts.slice(0, 500),
      basis: createHash("sha256")
        .update(JSON.stringify(plans.flatMap(({ ground }) => ground)))
        .digest("base64url"),
    };
    if (dryRun) return report;
    if (errors.length > 0) throw refuse("catalog.csv_errors", { errors: errors.length }, { extra: { report } });
    if (query.basis && query.basis !== report.basis) throw refuse("catalog.csv_changed", undefined, { extra: { report } });
    if (conflicts.length > 0 && !query.conflicts)
      throw refuse("catalog.csv_conflicts", { numbers: conflicts.length }, { extra: { report } });
    for (const { id, change } of changing)
      await (id === undefined ? createRug(ctx, change as NewCarpet) : updateRug(ctx, id, change));
    return { ...report, applied: true };
  });

function planOf(row: CsvRow, { known, named, keep }: Shop, errors: CsvReport["errors"]): Plan {
  const now = row.id === undefined ? undefined : known.get(row.id);
  const plan: Plan = { ...row, cells: [], conflicts: [], ground: [] };
  if (row.id !== undefined && !now) {
    errors.push({
      row: row.row,
      column: "id",
      message: inBoth(`There is no carpet ${row.id}`, `No existe la alfombra ${row.id}`),
    });
    return plan;
  }
  const units = new Map(now?.inventory.map(({ size, inventory }) => [normalizeSize(size), inventory]));
  const typed = (row.change.inventory ?? []).filter(({ size, inventory }) => {
    const key = normalizeSize(size);
    // As it is by now, or as it was exported: nobody asks for a change.
    return inventory !== units.get(key) && inventory !== row.was.get(key);
  });
  // A row may move its carpet: then the sizes are those of where it goes.
  const home = named.find(({ id }) => id === (row.change.collection_id ?? now?.collection_id));
  const sizes = new Set([...units.keys(), ...(home?.sizes.map(normalizeSize) ?? [])]);
  for (const { size } of typed)
    if (!sizes.has(normalizeSize(size)))
      errors.push({
        row: row.row,
        column: stockColumn(size),
        message: inBoth(`${home?.name} has no size ${size}`, `${home?.name} no tiene la medida ${size}`),
      });
  if (!now) return plan;
  const { inventory: _all, ...rest } = row.change;
  const stock: StockLine[] = [];
  for (const { size, inventory } of typed) {
    const current = units.get(normalizeSize(size)) ?? 0;
    const was = row.was.get(normalizeSize(size)) ?? current;
    plan.ground.push([row.row, size, current]);
    if (was !== current) plan.conflicts.push({ row: row.row, name: now.name, size, was, inventory: current, wanted: inventory });
    if (was === current || keep === "file") stock.push({ size, inventory, was: current });
  }
  const shown = (field: string, value: unknown): string =>
    field === "collection_id" ? (named.find(({ id }) => id === value)?.name ?? "") : cellText(value);
  return {
    ...plan,
    change: { ...rest, ...(stock.length > 0 ? { inventory: stock } : {}) },
    cells: [
      ...Object.entries(changesOf(now, rest)).map(([column, [from, to]]) => ({
        column,
        from: shown(column, from),
        to: shown(column, to),
      })),
      ...stock.map(({ size, inventory, was }) => ({ column: stockColumn(size), from: String(was), to: String(inventory) })),
    ],
  };
}

const LONGEST = 120;
function cellText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = Array.isArray(value)
    ? value.join(", ")
    : typeof value === "string" || typeof value === "number"
      ? String(value)
      : "";
  return text.slice(0, LONGEST);
}
