/** Spec §9: a window of page numbers around the current one, always full when there are enough pages. */
export function pagesShown(current: number, last: number, width = 5): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(width / 2), last - width + 1));
  return Array.from({ length: Math.min(width, last) }, (_, place) => first + place);
}
