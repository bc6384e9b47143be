import { normalizeSize } from "../../catalog/rules/size.ts";
import { mapSize } from "./map-size.ts";
import { centsTyped, unitsTyped } from "./numbers.ts";
import type { Variant } from "./product.ts";
import { inBoth } from "../../platform/input-sentences.ts";

/** A size of a product; what its cells leave empty stays as it is in the shop. */
export type SizeLine = { size: string; price?: number; stock?: number };

/** The sizes that a product's variants stand for. Variants of one size (its colours) are one size here, with their stock together. */
export function readSizes(variants: readonly Variant[], known: readonly string[]): { sizes: SizeLine[]; errors: string[] } {
  const sizes = new Map<string, SizeLine>();
  const errors: string[] = [];
  for (const { row, ...cells } of variants) {
    const say = (en: string, es: string) => errors.push(inBoth(`Row ${row}: ${en}`, `Fila ${row}: ${es}`));
    if (!cells.size) {
      say(
        "it has no size. Give it an option called Size, such as 5x8",
        "no tiene medida. Dale una opción llamada Size, como 5x8",
      );
      continue;
    }
    const mapped = mapSize(cells.size, known);
    if ("wrong" in mapped) {
      say(...mapped.wrong);
      continue;
    }
    const price = cells.price ? centsTyped(cells.price) : undefined;
    const stock = cells.stock ? unitsTyped(cells.stock) : undefined;
    if (cells.price && price === undefined)
      say(`“${cells.price}” is no price in pesos`, `“${cells.price}” no es un precio en pesos`);
    if (cells.stock && stock === undefined)
      say(`“${cells.stock}” is no number of units`, `“${cells.stock}” no es un número de unidades`);
    const key = normalizeSize(mapped.size);
    const before = sizes.get(key);
    if (before?.price !== undefined && price !== undefined && before.price !== price)
      say(`size ${mapped.size} has two prices in this product`, `la medida ${mapped.size} tiene dos precios en este producto`);
    sizes.set(key, {
      size: mapped.size,
      price: price ?? before?.price,
      stock: before?.stock === undefined ? stock : before.stock + (stock ?? 0),
    });
  }
  if (variants.length === 0) errors.push(inBoth("It has no size and no price", "No tiene medida ni precio"));
  return { sizes: [...sizes.values()], errors };
}
