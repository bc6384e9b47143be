import { flagOf } from "../../catalog/rules/csv-cells.ts";
import { fold } from "../../platform/text.ts";
import { LONGEST_SIZE } from "./map-size.ts";
import { colorsOf, kindOf, partTags } from "./option-kind.ts";
import { cellOf, hasColumn, type Line, type Product, type Sheet, TOO_LONG } from "./product.ts";
import { textOfHtml } from "./text-of-html.ts";
import { inBoth } from "../../platform/input-sentences.ts";

/** Shopify names its columns in two ways: of the older export and of the newer. */
const HANDLE = ["handle", "url handle"] as const;
const BODY = ["body (html)", "description"] as const;
const PUBLISHED = ["published", "published on online store"] as const;
const PRICE = ["variant price", "price"] as const;
const STOCK = ["variant inventory qty", "inventory quantity"] as const;
const PICTURE = ["image src", "product image url"] as const;
const PLACE = ["image position"] as const;

export const isShopify = (sheet: Sheet): boolean => hasColumn(sheet, ...HANDLE) && hasColumn(sheet, "title");

const words = (cell: string): string[] => cell.split(/[,;]/);
const metafield = (sheet: Sheet, line: Line, name: string): string | undefined => {
  const column = [...sheet.columns].find((each) => each.startsWith(`${name} (product.metafields.`));
  return column && cellOf(line, column);
};

/** One product over several lines: the first tells of it, all may bring a variant and a picture. */
export function readShopify(sheet: Sheet): Product[] {
  const groups = new Map<string, Line[]>();
  for (const line of sheet.lines) {
    // Without a name of its own each line is refused by itself.
    const handle = cellOf(line, ...HANDLE).toLowerCase() || `line ${line.row}`;
    const group = groups.get(handle);
    if (group) group.push(line);
    else groups.set(handle, [line]);
  }
  return [...groups].map(([handle, lines]) => productOf(sheet, handle, lines));
}

function productOf(sheet: Sheet, handle: string, lines: Line[]): Product {
  const first = lines.find((line) => cellOf(line, "title")) ?? lines[0]!;
  const errors: string[] = [];
  if (lines.some(({ isTooLong }) => isTooLong)) errors.push(TOO_LONG);
  if (!cellOf(first, ...HANDLE)) errors.push(inBoth("It has no handle", "No tiene handle"));
  const options = [1, 2, 3].map((n) => ({ n, kind: kindOf(cellOf(first, `option${n} name`)) }));
  const valueOf = (line: Line, n: number) => cellOf(line, `option${n} value`);
  // An option with a name of its own may still hold sizes.
  const size =
    options.find(({ kind }) => kind === "size")?.n ??
    options.find(
      ({ n, kind }) => !kind && lines.some((line) => /\d\s*\D{0,4}[x×]\s*\d/i.test(valueOf(line, n).slice(0, LONGEST_SIZE))),
    )?.n;
  const color = options.find(({ kind }) => kind === "color")?.n;
  const isVariant = (line: Line) => [1, 2, 3].some((n) => valueOf(line, n)) || cellOf(line, ...PRICE) !== "";
  const name = cellOf(first, "title");
  const variants = lines.filter(isVariant).map((line) => ({
    row: line.row,
    size: size ? valueOf(line, size) : sizeInName(name),
    price: cellOf(line, ...PRICE),
    stock: cellOf(line, ...STOCK),
  }));
  const { tags, colors } = partTags(words(cellOf(first, "tags")));
  const said = words(metafield(sheet, first, "color") ?? "");
  const chosen = color ? lines.map((line) => valueOf(line, color)) : [];
  const category = cellOf(first, "product category").split(">").at(-1)!.trim();
  return {
    row: first.row,
    handle,
    name,
    collection: cellOf(first, "type", "collection", "custom product type") || category,
    ...(hasColumn(sheet, ...BODY) && { description: textOfHtml(cellOf(first, ...BODY)) }),
    ...(hasColumn(sheet, "tags") && { tags }),
    colors: [colorsOf(said), colorsOf(chosen), colors].find((list) => list.length > 0),
    material: metafield(sheet, first, "material"),
    isActive: activeOf(sheet, first),
    variants,
    ...(hasColumn(sheet, ...PICTURE) && { pictures: picturesOf(lines) }),
    errors,
  };
}

const sizeInName = (name: string): string =>
  /\d+(?:[.,]\d+)?\s*[x×]\s*\d+(?:[.,]\d+)?(?:\s*(?:cm|m)\b)?/i.exec(name.slice(0, LONGEST_SIZE))?.[0] ?? "";

function activeOf(sheet: Sheet, line: Line): boolean | undefined {
  const status = fold(cellOf(line, "status"));
  if (status && status !== "active") return false;
  const published = cellOf(line, ...PUBLISHED);
  if (published) return flagOf(published) ?? true;
  return status ? true : undefined;
}

function picturesOf(lines: Line[]): string[] {
  const placed = lines.flatMap((line, order) => {
    const address = cellOf(line, ...PICTURE);
    return address ? [{ address, place: Number(cellOf(line, ...PLACE)) || 1000 + order }] : [];
  });
  return [...new Set(placed.sort((a, b) => a.place - b.place).map(({ address }) => address))];
}
