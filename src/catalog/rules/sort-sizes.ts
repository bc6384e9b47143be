import { areaOf } from "./size.ts";

/** Spec §2 Admin: the collection's own order, then the product of the two numbers. */
export function sortSizes<T extends { size: string }>(sizes: readonly T[], order: readonly string[]): T[] {
  const place = new Map(order.map((size, index) => [size, index]));
  return [...sizes].sort((a, b) => {
    const [placeA, placeB] = [place.get(a.size) ?? Infinity, place.get(b.size) ?? Infinity];
    if (placeA !== placeB) return placeA - placeB;
    return areaOf(a.size) - areaOf(b.size) || a.size.localeCompare(b.size);
  });
}
