import { normalizeSize } from "../../catalog/rules/size.ts";
import { fold } from "../../platform/text.ts";
import type { SizeLine } from "./read-sizes.ts";

type Price = { size: string; price: number };
/** `isPinned`: it has rugs that the file does not name, whose prices must not move. */
export type KnownCollection = { id: number; name: string; sizes: Price[]; isPinned: boolean };
export type Placed = { id?: number; name: string; before: Price[]; sizes: Price[] };
type Wish = { collection: string; current?: number; sizes: readonly SizeLine[] };

/** A size by what it is compared with: files write `5x8` and `5 X 8`. */
type Keyed = SizeLine & { key: string };
type Place = Placed & { isPinned: boolean; bySize: Map<string, Price>; claimed: Set<string> };

const WITHOUT_NAME = "Importadas";
const LONGEST_NAME = 110;

function placeOf(given: Placed & { isPinned: boolean }): Place {
  const sizes = given.sizes.map((line) => ({ ...line }));
  return { ...given, sizes, bySize: new Map(sizes.map((line) => [normalizeSize(line.size), line])), claimed: new Set() };
}

/** Whether the rug's prices fit the collection without another rug's changing. */
const fits = (place: Place, sizes: readonly Keyed[]): boolean =>
  sizes.every((line) => {
    const known = place.bySize.get(line.key);
    if (line.price === undefined || !known || known.price === line.price) return true;
    return !place.claimed.has(line.key) && (!place.isPinned || known.price === 0);
  });
const agrees = (place: Place, sizes: readonly Keyed[]): boolean =>
  sizes.every((line) => line.price === undefined || place.bySize.get(line.key)?.price === line.price);

function put(place: Place, sizes: readonly Keyed[]): Place {
  for (const { key, size, price } of sizes) {
    const known = place.bySize.get(key);
    if (!known) {
      const line = { size, price: price ?? 0 };
      place.sizes.push(line);
      place.bySize.set(key, line);
    } else if (price !== undefined) known.price = price;
    if (price !== undefined) place.claimed.add(key);
  }
  return place;
}

/**
 * Which collection each rug goes to. A price is a collection's and a size's; so rugs of one kind that cost different amounts
 * go to collections of their own: `Olas`, `Olas 2`. Every rug of the file costs what the file says, and no other changes.
 */
export function placeRugs(known: readonly KnownCollection[], asked: readonly Wish[]): { placed: Placed[]; of: Placed[] } {
  const wishes = asked.map((wish) => ({
    ...wish,
    sizes: wish.sizes.map((line): Keyed => ({ ...line, key: normalizeSize(line.size) })),
  }));
  const places = known.map(({ sizes, ...each }) => placeOf({ ...each, before: sizes, sizes }));
  const byId = new Map(places.map((place) => [place.id, place]));
  const ownOf = ({ current }: Wish): Place | undefined => (current === undefined ? undefined : byId.get(current));
  const byName = new Map<string, Place>();
  const families = new Map<string, Place[]>();
  const enter = (place: Place): void => {
    const key = fold(place.name);
    if (!byName.has(key)) byName.set(key, place);
    for (const stem of new Set([key, key.replace(/ \d+$/, "")])) {
      const family = families.get(stem);
      if (family) family.push(place);
      else families.set(stem, [place]);
    }
  };
  places.forEach(enter);
  const named = (name: string) => byName.get(fold(name));
  /** The collection of that name and those that were parted from it. */
  const familyOf = (name: string): Place[] => families.get(fold(name)) ?? [];
  const baseOf = (name: string): string => {
    const stem = name.replace(/ \d+$/, "");
    return named(stem) ? stem : name;
  };
  const candidatesOf = (wish: Wish): Place[] => {
    const { collection } = wish;
    const own = ownOf(wish);
    if (!collection) return own ? [own, ...familyOf(baseOf(own.name))] : familyOf(WITHOUT_NAME);
    const exact = named(collection);
    const family = familyOf(baseOf(collection));
    return [...(own && family.includes(own) ? [own] : []), ...(exact ? [exact] : []), ...family];
  };
  const open = (wish: Wish): Place => {
    const own = ownOf(wish);
    const base = baseOf(wish.collection || own?.name || WITHOUT_NAME).slice(0, LONGEST_NAME);
    const key = fold(base);
    let n = 1;
    while (byName.has(n === 1 ? key : `${key} ${n}`)) n++;
    const name = n === 1 ? base : `${base} ${n}`;
    // What the file does not say of a rug stays: its other sizes come along.
    const place = placeOf({ name, before: [], sizes: own?.before ?? [], isPinned: false });
    places.push(place);
    enter(place);
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
