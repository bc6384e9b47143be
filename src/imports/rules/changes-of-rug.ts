import type { StaffCarpet } from "../../catalog/admin/shapes.ts";
import { normalizeSize } from "../../catalog/rules/size.ts";
import type { Placed } from "./place-rugs.ts";
import type { Product } from "./product.ts";
import type { SizeLine } from "./read-sizes.ts";
import { htmlOfText, textOfHtml } from "./text-of-html.ts";

type Value = string | number | boolean | string[] | null;
export type RugChange = {
  /** Of the carpet form, only what differs; `collection_id` is known once the collection is there. */
  fields: Record<string, Value>;
  moves: boolean;
  stock: { size: string; inventory: number }[];
  /** Addresses in the file's order, when they differ from what the rug has. */
  pictures?: { address: string; media: string }[];
  shown: { field: string; from: Value; to: Value }[];
};
type Pictures = { asked?: string[]; media?: Map<string, string>; homes: string[] };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
/** What a description is after an export and an import. */
const plain = (text: string): string => textOfHtml(htmlOfText(text));

/** What the file would change of the rug, or of nothing when it is new. */
export function changesOfRug(
  product: Product,
  sizes: SizeLine[],
  place: Placed,
  rug: StaffCarpet | undefined,
  known: Pictures,
): RugChange {
  const wanted: Record<string, Value | undefined> = {
    name: product.name,
    description: product.description,
    tags: product.tags,
    colors: product.colors,
    material: product.material || undefined,
    is_active: product.isActive,
    is_featured: product.isFeatured,
  };
  const change: RugChange = { fields: {}, moves: rug?.collection_id !== place.id || !rug, stock: [], shown: [] };
  const show = (field: string, from: Value, to: Value) => change.shown.push({ field, from, to });
  const before = rug as Record<string, unknown> | undefined;
  for (const [field, to] of Object.entries(wanted)) {
    const from = (before?.[field] as Value | undefined) ?? null;
    if (to === undefined || same(from, to)) continue;
    if (field === "description" && rug && plain(rug.description) === to) continue;
    change.fields[field] = to;
    show(field, from, to);
  }
  if (change.moves) show("collection", rug?.collection_name ?? null, place.name);
  for (const { size, stock } of sizes) {
    const key = normalizeSize(size);
    const price = (list: { size: string; price: number }[]) =>
      list.find((line) => normalizeSize(line.size) === key)?.price ?? null;
    const [cost, costs] = [rug ? price(rug.collection_sizes) : null, price(place.sizes)];
    if (cost !== costs) show(`price ${size}`, cost, costs);
    const line = rug?.inventory.find((each) => normalizeSize(each.size) === key);
    if (stock === undefined || line?.inventory === stock) continue;
    change.stock.push({ size: line?.size ?? size, inventory: stock });
    show(`stock ${size}`, line?.inventory ?? null, stock);
  }
  const pictures = picturesOf(product.pictures ?? [], rug?.images ?? [], known);
  if (pictures) {
    change.pictures = pictures;
    show(
      "images",
      rug ? rug.images : null,
      pictures.map(({ address, media }) => media || address),
    );
  }
  return change;
}

/** A file without pictures takes none away; one that names those it named before changes nothing. */
function picturesOf(asked: string[], images: string[], known: Pictures): RugChange["pictures"] {
  if (asked.length === 0 || same(asked, known.asked)) return undefined;
  const pictures = asked.map((address) => ({ address, media: mediaOf(address, images, known) }));
  const isThere = same(
    pictures.map(({ media }) => media),
    images,
  );
  return isThere ? undefined : pictures;
}

/** This shop's own file that an address means; empty when it has to be fetched. */
function mediaOf(address: string, images: string[], { media, homes }: Pictures): string {
  if (images.includes(address)) return address;
  return ownFile(address, homes) || (media?.get(address) ?? "");
}

/** The file that an address of this shop names; empty for one elsewhere. */
export function ownFile(address: string, homes: readonly string[]): string {
  const path = homes.map((home) => (address.startsWith(`${home}/`) ? address.slice(home.length) : "")).find(Boolean) ?? address;
  return path.startsWith("/media/") ? path : "";
}
