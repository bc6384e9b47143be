const MOST = 7;

const pagesFrom = (first: number, length: number): number[] => Array.from({ length }, (_, index) => first + index);

/**
 * Spec §2 Admin: at most 7 page buttons, then an ellipsis and the last page. The ellipsis stands for two pages or more:
 * where nothing is hidden there is none, where one page would be, the one before it is hidden too.
 */
export function staffPages(page: number, last: number): { numbers: number[]; ellipsis: boolean } {
  const first = Math.max(1, page - 3);
  const hidden = last - (first + MOST);
  if (hidden >= 1) return { numbers: pagesFrom(first, hidden === 1 ? MOST - 1 : MOST), ellipsis: true };
  if (hidden === 0) return { numbers: pagesFrom(first, MOST + 1), ellipsis: false };
  // Near the end the seven reach the last page themselves.
  const length = Math.min(MOST, last);
  return { numbers: pagesFrom(last - length + 1, length), ellipsis: false };
}
