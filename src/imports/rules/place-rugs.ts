import { normalizeSize } from "../../catalog/rules/size.ts";
import { fold } from "../../platform/text.ts";
import type { SizeLine } from "./read-sizes.ts";

type Price = { size: string; price: number };
/** `isPinned`: it has rugs that the file does not name, whose prices must not move. */
export type KnownCollection = { id: number; name: string; sizes: Price[]; isPinned: boolean };
export type Placed = { id?: number; name: string; before: Price[]; sizes: Price[] };
type Wish = { collection: string; current?: number; sizes: readonly SizeLine[] };

type Place = Placed & { isPinned: boolean; claimed: Set<string> };

const WITHOUT_NAME = "Importadas";
const sameSize = (a: { size: string }, b: { size: string }): boolean => normalizeSize(a.size) === normalizeSize(b.size);
const LONGEST_NAME = 110;

/** Whether the rug's prices fit the collection without another rug's changing. */
const fits = (place: Place, sizes: readonly SizeLine[]): boolean =>
  sizes.every((line) => {
    const known = place.sizes.find((each) => sameSize(each, line));
    if (line.price === undefined || !known || known.price === line.price) return true;
    return !place.claimed.has(normalizeSize(line.size)) && (!place.isPinned || known.price === 0);
  });
const agrees = (place: Place, sizes: readonly SizeLine[]): boolean =>
  sizes.every((line) => line.price === undefined || place.sizes.find((each) => sameSize(each, line))?.price === line.price);

function put(place: Place, sizes: readonly SizeLine[]): Place {
  for (const line of sizes) {
    const known = place.sizes.find((each) => sameSize(each, line));
    if (!known) place.sizes.push({ size: line.size, price: line.price ?? 0 });
    else if (line.price !== undefined) known.price = line.price;
    if (line.price !== undefined) place.claimed.add(normalizeSize(line.size));
  }
  return place;
}

/**
 * Which collection each rug goes to. A price is a collection's and a size's; so rugs of one kind that cost different amounts
 * go to collections of their own: `Olas`, `Olas 2`. Every rug of the file costs what the file says, and no other changes.
 */
export function placeRugs(known: readonly KnownCollection[], wishes: readonly Wish[]): { placed: Placed[]; of: Placed[] } {
  const places: Place[] = known.map(({ sizes, ...each }) => ({
    ...each,
    before: sizes,
    sizes: sizes.map((line) => ({ ...line })),
    claimed: new Set(),
  }));
  const named = (name: string) => places.find((place) => fold(place.name) === fold(name));
  /** The collection of that name and those that were parted from it. */
  const familyOf = (name: string): Place[] => {
    const numbered = new RegExp(String.raw`^${fold(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}( \d+)?$`);
    return places.filter((place) => numbered.test(fold(place.name)));
  };
  const baseOf = (name: string): string => {
    const stem = name.replace(/ \d+$/, "");
    return named(stem) ? stem : name;
  };
  const candidatesOf = ({ collection, current }: Wish): Place[] => {
    const own = places.find(({ id }) => id !== undefined && id === current);
    if (!collection) return own ? [own, ...familyOf(baseOf(own.name))] : familyOf(WITHOUT_NAME);
    const exact = named(collection);
    const family = familyOf(baseOf(collection));
    return [...(own && family.includes(own) ? [own] : []), ...(exact ? [exact] : []), ...family];
  };
  const open = (wish: Wish): Place => {
    const own = places.find(({ id }) => id !== undefined && id === wish.current);
    const base = baseOf(wish.collection || own?.name || WITHOUT_NAME).slice(0, LONGEST_NAME);
    let name = base;
    for (let n = 2; named(name); n++) name = `${base} ${n}`;
    // What the file does not say of a rug stays: its other sizes come along.
    const place: Place = {
      name,
      before: [],
      sizes: (own?.before ?? []).map((line) => ({ ...line })),
      isPinned: false,
      claimed: new Set(),
    };
    places.push(place);
    return place;
  };
  const of: Placed[] = [];
  // Rugs whose prices are as they were come first: who asks for another price is the one to move.
  wishes.forEach((wish, index) => {
    const place = candidatesOf(wish)[0];
    if (place?.id !== undefined && agrees(place, wish.sizes)) of[index] = put(place, wish.sizes);
  });
  wishes.forEach((wish, index) => {
    of[index] ??= put(candidatesOf(wish).find((place) => fits(place, wish.sizes)) ?? open(wish), wish.sizes);
  });
  const used = new Set(of);
  return { placed: places.filter((place) => used.has(place)), of };
}
