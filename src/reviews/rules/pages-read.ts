/** The most that one answer of the API brings. */
export const PAGE = 100;

export type PagesRead<R> = { shown: readonly R[]; pages: number; isAll: boolean };

/** One page more, without what is there already: a review that came meanwhile moves the others along. */
export function addPage<R extends { id: number }>(
  { shown, pages }: PagesRead<R>,
  read: readonly R[],
  count: number,
): PagesRead<R> {
  const known = new Set(shown.map(({ id }) => id));
  const all = [...shown, ...read.filter(({ id }) => !known.has(id))];
  return { shown: all, pages: pages + 1, isAll: read.length < PAGE || all.length >= count };
}
