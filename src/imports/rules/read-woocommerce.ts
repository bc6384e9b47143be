import { flagOf } from "../../catalog/rules/csv-cells.ts";
import { fold, slugOf } from "../../platform/text.ts";
import { colorsOf, kindOf, type OptionKind, partTags } from "./option-kind.ts";
import { cellOf, hasColumn, type Line, type Product, type Sheet, TOO_LONG, type Variant } from "./product.ts";
import { textOfHtml } from "./text-of-html.ts";
import { inBoth } from "../../platform/input-sentences.ts";

export const isWooCommerce = (sheet: Sheet): boolean => hasColumn(sheet, "type") && hasColumn(sheet, "name");

/** WooCommerce marks a comma inside a value with a backslash. */
const list = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((word) => word.replaceAll("\\,", ",").trim())
    .filter(Boolean);
const typeOf = (line: Line): string => fold(cellOf(line, "type").split(",")[0] ?? "");
const attributeOf = (line: Line, kind: OptionKind): string =>
  cellOf(
    line,
    ...Object.keys(line.cells).flatMap((column) => {
      const n = /^attribute (\d+) name$/.exec(column)?.[1];
      return n && kindOf(line.cells[column]!) === kind ? [`attribute ${n} value(s)`] : [];
    }),
  );

/** A variable product is followed by its variations, which name it as their parent by id or SKU. */
export function readWooCommerce(sheet: Sheet): Product[] {
  const parents = sheet.lines.filter((line) => typeOf(line) !== "variation");
  const byKey = new Map<string, Line>();
  for (const line of parents)
    for (const key of [`id:${cellOf(line, "id")}`, cellOf(line, "sku")]) if (key && key !== "id:") byKey.set(key, line);
  const variations = new Map<Line, Line[]>();
  const orphans: Product[] = [];
  for (const line of sheet.lines.filter((each) => typeOf(each) === "variation")) {
    const parent = byKey.get(cellOf(line, "parent"));
    const own = parent && variations.get(parent);
    if (own) own.push(line);
    else if (parent) variations.set(parent, [line]);
    else orphans.push(orphanOf(line));
  }
  const taken = new Set<string>();
  const products = parents.map((line) => {
    const slug = slugOf(cellOf(line, "name"));
    const handle = taken.has(slug) ? `${slug}-${cellOf(line, "id", "sku") || line.row}` : slug;
    taken.add(handle);
    return productOf(sheet, handle, line, variations.get(line) ?? []);
  });
  return [...products, ...orphans];
}

const orphanOf = (line: Line): Product => ({
  row: line.row,
  handle: `line ${line.row}`,
  name: cellOf(line, "name"),
  collection: "",
  variants: [],
  errors: [
    inBoth(
      `The file has no product ${cellOf(line, "parent") || "for this variation"}`,
      `El archivo no tiene el producto ${cellOf(line, "parent") || "de esta variación"}`,
    ),
  ],
});

function productOf(sheet: Sheet, handle: string, line: Line, variations: Line[]): Product {
  const errors: string[] = [];
  const kind = typeOf(line);
  if ([line, ...variations].some(({ isTooLong }) => isTooLong)) errors.push(TOO_LONG);
  if (kind && !["simple", "variable"].includes(kind))
    errors.push(inBoth(`Products of the type ${kind} are not sold here`, `Aquí no se venden productos del tipo ${kind}`));
  if (kind !== "variable" && list(attributeOf(line, "size")).length > 1)
    errors.push(
      inBoth("A simple product has one size: make it a variable one", "Un producto simple tiene una sola medida: hazlo variable"),
    );
  const { tags, colors } = partTags(list(cellOf(line, "tags")));
  const chosen = colorsOf(list(attributeOf(line, "color")));
  // The first category, at its deepest.
  const category = list(cellOf(line, "categories"))[0]?.split(">").at(-1)?.trim() ?? "";
  const published = cellOf(line, "published");
  const featured = cellOf(line, "is featured?");
  const bodies = ["description", "short description"];
  return {
    row: line.row,
    handle,
    name: cellOf(line, "name"),
    collection: category,
    ...(hasColumn(sheet, ...bodies) && { description: textOfHtml(cellOf(line, ...bodies).replaceAll(String.raw`\n`, "\n")) }),
    ...(hasColumn(sheet, "tags") && { tags }),
    colors: [chosen, colors].find((words) => words.length > 0),
    material: list(attributeOf(line, "material")).join(", ") || undefined,
    isActive: published ? published === "1" : undefined,
    isFeatured: featured ? flagOf(featured) : undefined,
    variants: kind === "variable" ? variations.map((each) => variantOf(each, line)) : [variantOf(line, line)],
    ...(hasColumn(sheet, "images") && { pictures: picturesOf([line, ...variations]) }),
    errors,
    notes: [line, ...variations].flatMap(saleNote),
  };
}

/** WooCommerce's sale for some days is a promotion here, and prices of a collection do not change by the day. */
const isDated = (line: Line): boolean =>
  cellOf(line, "sale price") !== "" && cellOf(line, "date sale price starts", "date sale price ends") !== "";

function saleNote(line: Line): string[] {
  if (!isDated(line)) return [];
  const [from, to] = ["starts", "ends"].map((which) => cellOf(line, `date sale price ${which}`));
  const days = (since: string, until: string) => [from && `${since} ${from}`, to && `${until} ${to}`].filter(Boolean).join(" ");
  const [sale, regular] = [cellOf(line, "sale price"), cellOf(line, "regular price")];
  return [
    inBoth(
      `Row ${line.row}: on sale for ${sale} ${days("from", "to")}. It comes in at its regular price${regular && ` of ${regular}`}: make a promotion for these days`,
      `Fila ${line.row}: en oferta a ${sale} ${days("desde", "hasta")}. Entra con su precio normal${regular && ` de ${regular}`}: crea una promoción para esos días`,
    ),
  ];
}

const variantOf = (line: Line, parent: Line): Variant => ({
  row: line.row,
  size: attributeOf(line, "size") || (line === parent ? cellOf(line, "name") : lastPart(cellOf(line, "name"))),
  price: isDated(line) ? cellOf(line, "regular price", "sale price") : cellOf(line, "sale price", "regular price"),
  stock: cellOf(line, "stock"),
});
/** `Olas - 5x8`: WooCommerce names a variation by its parent and its values. */
const lastPart = (name: string): string => name.split(" - ").at(-1)!;

const picturesOf = (lines: Line[]): string[] => [...new Set(lines.flatMap((line) => list(cellOf(line, "images"))))];
