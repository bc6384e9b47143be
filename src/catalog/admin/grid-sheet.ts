import { readableName } from "../rules/readable-name.ts";
import { sortSizes } from "../rules/sort-sizes.ts";
import { wordsOf } from "../rules/words.ts";
import { type Edits, type GridCell, NO_CELL, type Sheet } from "../rules/grid.ts";
import { numberOf } from "../rules/typed-number.ts";
import type { GridChange } from "./grid-contract.ts";
import type { StaffCarpet } from "./shapes.ts";
import { bulkWords } from "./bulk-words.ts";

export type GridRow = { kind: "band"; id: number; name: string; count: number } | { kind: "rug"; rug: StaffCarpet };
export type GridModel = { sizes: string[]; rows: GridRow[]; sheet: Sheet };

const WORD_COLUMNS = 2;

/** Bands are collections and hold prices; rows are rugs and hold stock, colours, tags and the active flag. */
export function modelOf(carpets: StaffCarpet[]): GridModel {
  const said = bulkWords().grid;
  const byCollection = Map.groupBy(carpets, (rug) => rug.collection_id);
  const sizes = sizesOf([...byCollection.values()].map(([first]) => first!));
  const rows: GridRow[] = [];
  const sheet: Sheet = [];
  for (const [id, rugs] of byCollection) {
    const [first] = rugs;
    const name = readableName(first!.collection_name);
    rows.push({ kind: "band", id, name, count: rugs.length });
    const prices = new Map(first!.collection_sizes.map(({ size, price }) => [size, String(Math.round(price / 100))]));
    const nothing = Array.from({ length: WORD_COLUMNS }, () => NO_CELL);
    sheet.push([...nothing, ...sizes.map((size) => numberCell("price", id, name, size, prices.get(size))), NO_CELL]);
    for (const rug of rugs) {
      rows.push({ kind: "rug", rug });
      const stock = new Map(rug.inventory.map(({ size, inventory }) => [size, String(inventory)]));
      sheet.push([
        { key: `colors:${rug.id}`, kind: "words", value: rug.colors.join(", "), name: said.coloursOf(rug.name) },
        { key: `tags:${rug.id}`, kind: "words", value: rug.tags.join(", "), name: said.tagsOf(rug.name) },
        ...sizes.map((size) =>
          prices.has(size) ? numberCell("stock", rug.id, rug.name, size, stock.get(size) ?? "0") : NO_CELL,
        ),
        { key: `is_active:${rug.id}`, kind: "flag", value: rug.is_active ? "yes" : "no", name: said.activeOf(rug.name) },
      ]);
    }
  }
  return { sizes, rows, sheet };
}

/** The sizes most collections share come first: rare ones must not push them out of sight. */
function sizesOf(firsts: StaffCarpet[]): string[] {
  const all = firsts.flatMap((rug) => rug.collection_sizes.map(({ size }) => size));
  const shared = (size: string) => all.filter((each) => each === size).length * 2 >= firsts.length;
  const sorted = sortSizes(
    [...new Set(all)].map((size) => ({ size })),
    [],
  ).map(({ size }) => size);
  return [...sorted.filter(shared), ...sorted.filter((size) => !shared(size))];
}

const numberCell = (kind: "price" | "stock", id: number, name: string, size: string, value: string | undefined): GridCell =>
  value === undefined ? NO_CELL : { key: `${kind}:${id}:${size}`, kind, value, name: `${name}, ${size}` };

/** The edits as one call: what is new and, for numbers, what it was. */
export function changeOf(cells: readonly GridCell[], edits: Edits): GridChange {
  const change: GridChange = { prices: [], stock: [], carpets: [] };
  const carpets = new Map<number, GridChange["carpets"][number]>();
  for (const cell of cells) {
    const typed = edits[cell.key];
    if (typed === undefined) continue;
    const [kind, id, ...rest] = cell.key.split(":");
    const size = rest.join(":");
    const [value, was] = [numberOf(typed) ?? 0, numberOf(cell.value) ?? 0];
    if (kind === "price") change.prices.push({ collection_id: Number(id), size, price: value * 100, was: was * 100 });
    else if (kind === "stock") change.stock.push({ id: Number(id), size, inventory: value, was });
    else {
      const one = carpets.get(Number(id)) ?? { id: Number(id) };
      const field = kind as "colors" | "tags" | "is_active";
      carpets.set(Number(id), { ...one, [field]: field === "is_active" ? typed === "yes" : wordsOf(typed) });
    }
  }
  return { ...change, carpets: [...carpets.values()] };
}
