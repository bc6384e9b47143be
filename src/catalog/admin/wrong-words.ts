import { type GridCell, MOST, type Wrong } from "../rules/grid.ts";
import { bulkWords } from "./bulk-words.ts";

/** The sentence for the foot bar. */
export function wrongWords({ kind, name }: GridCell, wrong: Wrong): string {
  const said = bulkWords().grid;
  if (wrong === "not-whole" || (kind !== "price" && kind !== "stock")) return said.notWhole(name);
  if (wrong === "below") return kind === "price" ? said.priceBelow(name) : said.stockBelow(name);
  const most = MOST[kind].toLocaleString("es-CO");
  return kind === "price" ? said.priceAbove(name, most) : said.stockAbove(name, most);
}
