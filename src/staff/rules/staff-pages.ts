const MOST = 7;

/** Spec §2 Admin: at most 7 page buttons, then an ellipsis and the last page; none of it when 7 suffice. */
export function staffPages(page: number, last: number): { numbers: number[]; ellipsis: boolean } {
  if (last <= MOST) return { numbers: Array.from({ length: last }, (_, index) => index + 1), ellipsis: false };
  const first = Math.max(1, Math.min(page - 3, last - MOST));
  const numbers = Array.from({ length: MOST }, (_, index) => first + index);
  // Near the end the seven reach the last page themselves.
  if (page >= last - 3) return { numbers: numbers.map((each) => each + (last - MOST + 1 - first)), ellipsis: false };
  return { numbers, ellipsis: true };
}
