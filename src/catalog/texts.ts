import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";
import { type StockConflict, stockChanged } from "./rules/stock-conflict.ts";

export const UNKNOWN_COLLECTION = inBoth("That collection does not exist", "Esa colección no existe");
export const NAME_TAKEN = inBoth("Another collection already has this name", "Otra colección ya tiene este nombre");
export const sizeTwice = (size: string): string => inBoth(`Size ${size} is listed twice`, `La medida ${size} está dos veces`);

/** Why a 3D model cannot be made. */
export type Reason = readonly [en: string, es: string];

export const refuse = refusals({
  "catalog.rug_not_found": [404, inBoth("There is no such carpet", "Producto no encontrado")],
  "catalog.collection_not_found": [404, inBoth("There is no such collection", "No encontramos esa colección")],
  "catalog.unknown_collection": [400, UNKNOWN_COLLECTION],
  "catalog.collection_name_taken": [409, NAME_TAKEN],
  "catalog.collection_in_use": [
    409,
    ({ carpets }: { carpets: number }) =>
      inBoth(
        `This collection still has ${carpets} ${carpets === 1 ? "carpet" : "carpets"}. Move or delete them first.`,
        carpets === 1
          ? "Esta colección aún tiene 1 alfombra. Primero muévela o elimínala."
          : `Esta colección aún tiene ${carpets} alfombras. Primero muévelas o elimínalas.`,
      ),
  ],
  "catalog.sizes_changed": [
    409,
    inBoth(
      "Somebody changed the sizes or prices of this collection while you did.",
      "Alguien cambió las medidas o los precios de esta colección al mismo tiempo que tú.",
    ),
  ],
  "catalog.missing_media": [422, ({ sentence }: { sentence: string }) => sentence],
  "catalog.size_twice": [400, ({ size }: { size: string }) => sizeTwice(size)],
  "catalog.size_not_found": [
    404,
    ({ size }: { size: string }) => inBoth(`This carpet has no size ${size}`, `Esta alfombra no tiene la medida ${size}`),
  ],
  "catalog.unknown_size": [
    400,
    ({ size }: { size: string }) => inBoth(`The collection has no size ${size}`, `La colección no tiene la medida ${size}`),
  ],
  "catalog.grid_changed": [
    409,
    ({ what, size }: { what: "price" | "stock"; size: string }) =>
      inBoth(
        `The ${what} of ${size} was changed meanwhile and is shown anew. Your changes stay: save again to keep them.`,
        what === "price"
          ? `El precio de ${size} cambió entretanto y se muestra de nuevo. Tus cambios siguen aquí: guarda otra vez para conservarlos.`
          : `Las existencias de ${size} cambiaron entretanto y se muestran de nuevo. Tus cambios siguen aquí: guarda otra vez para conservarlos.`,
      ),
  ],
  "catalog.stock_changed": [409, (conflicts: readonly StockConflict[]) => stockChanged(conflicts)],
  "catalog.csv_changed": [
    409,
    inBoth(
      "The stock is no longer what you were shown. Nothing was changed: look again, then apply.",
      "Las existencias ya no son las que viste. No se cambió nada: revisa otra vez y luego aplica.",
    ),
  ],
  "catalog.csv_conflicts": [
    409,
    ({ numbers }: { numbers: number }) =>
      inBoth(
        `${numbers} ${numbers === 1 ? "number was" : "numbers were"} sold or changed since the export. Say whose to keep.`,
        numbers === 1
          ? "1 número se vendió o cambió desde la exportación. Di cuál se conserva."
          : `${numbers} números se vendieron o cambiaron desde la exportación. Di cuáles se conservan.`,
      ),
  ],
  "catalog.csv_errors": [
    422,
    ({ errors }: { errors: number }) =>
      inBoth(
        `${errors} cells cannot be read. Nothing was changed.`,
        errors === 1 ? "No se puede leer 1 celda. No se cambió nada." : `No se pueden leer ${errors} celdas. No se cambió nada.`,
      ),
  ],
  "catalog.not_csv": [
    415,
    inBoth(
      "This file is not CSV. If it is a workbook (.xlsx, .xls, .ods), choose Save as, CSV in the spreadsheet and bring that file.",
      "Este archivo no es CSV. Si es un libro (.xlsx, .xls, .ods), elige Guardar como, CSV en la hoja de cálculo y trae ese archivo.",
    ),
  ],
  "catalog.csv_unknown": [
    422,
    inBoth(
      "No column of this file is known. Its first line must name them, as in the file that Export gives: id, name, collection …",
      "No se conoce ninguna columna de este archivo. Su primera línea debe nombrarlas, como en el archivo que da Exportar: id, name, collection …",
    ),
  ],
  "catalog.csv_too_long": [
    413,
    ({ most }: { most: number }) => inBoth(`At most ${most} rows at once`, `Máximo ${most} filas a la vez`),
  ],
  "catalog.model_impossible": [
    422,
    ({ reason: [en, es] }: { reason: Reason }) => inBoth(`Could not be made: ${en}`, `No se pudo crear: ${es}`),
  ],
  "catalog.rug_in_use": [
    409,
    inBoth(
      "This carpet is part of an order and cannot be deleted. Set it inactive instead.",
      "Esta alfombra está en un pedido y no se puede eliminar. Mejor desactívala.",
    ),
  ],
});
