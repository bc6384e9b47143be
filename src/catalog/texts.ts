import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";
import { type StockConflict, stockChanged } from "./rules/stock-conflict.ts";

export const refuse = refusals({
  "catalog.rug_not_found": [404, inBoth("There is no such carpet", "Producto no encontrado")],
  "catalog.collection_not_found": [404, inBoth("There is no such collection", "No encontramos esa colección")],
  "catalog.unknown_collection": [400, "That collection does not exist"],
  "catalog.collection_name_taken": [409, "Another collection already has this name"],
  "catalog.collection_in_use": [
    409,
    ({ carpets }: { carpets: number }) =>
      `This collection still has ${carpets} ${carpets === 1 ? "carpet" : "carpets"}. Move or delete them first.`,
  ],
  "catalog.sizes_changed": [409, "Somebody changed the sizes or prices of this collection while you did."],
  "catalog.missing_media": [422, ({ sentence }: { sentence: string }) => sentence],
  "catalog.size_twice": [400, ({ size }: { size: string }) => `Size ${size} is listed twice`],
  "catalog.size_not_found": [404, ({ size }: { size: string }) => `This carpet has no size ${size}`],
  "catalog.unknown_size": [400, ({ size }: { size: string }) => `The collection has no size ${size}`],
  "catalog.grid_changed": [
    409,
    ({ what, size }: { what: string; size: string }) =>
      `The ${what} of ${size} was changed meanwhile and is shown anew. Your changes stay: save again to keep them.`,
  ],
  "catalog.stock_changed": [409, (conflicts: readonly StockConflict[]) => stockChanged(conflicts)],
  "catalog.csv_changed": [409, "The stock is no longer what you were shown. Nothing was changed: look again, then apply."],
  "catalog.csv_conflicts": [
    409,
    ({ numbers }: { numbers: number }) =>
      `${numbers} ${numbers === 1 ? "number was" : "numbers were"} sold or changed since the export. Say whose to keep.`,
  ],
  "catalog.csv_errors": [422, ({ errors }: { errors: number }) => `${errors} cells cannot be read. Nothing was changed.`],
  "catalog.not_csv": [
    415,
    "This file is not CSV. If it is a workbook (.xlsx, .xls, .ods), choose Save as, CSV in the spreadsheet and bring that file.",
  ],
  "catalog.csv_unknown": [
    422,
    "No column of this file is known. Its first line must name them, as in the file that Export gives: id, name, collection …",
  ],
  "catalog.csv_too_long": [413, ({ most }: { most: number }) => `At most ${most} rows at once`],
  "catalog.model_impossible": [422, ({ reason }: { reason: string }) => `Could not be made: ${reason}`],
  "catalog.rug_in_use": [409, "This carpet is part of an order and cannot be deleted. Set it inactive instead."],
});
