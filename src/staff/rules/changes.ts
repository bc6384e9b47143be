/** What a save changed: field → [before, after]. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only the fields of `after` that differ from `before`. */
export function changesOf(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const changes: Changes = {};
  for (const [field, value] of Object.entries(after)) {
    if (value !== undefined && !same(before[field], value)) changes[field] = [before[field] ?? null, value];
  }
  return changes;
}

/** What a form sends: only what was changed in it, so that two people at one thing do not undo each other. */
export const onlyChanged = <T extends object>(began: T, now: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([field, value]) => !same((began as Record<string, unknown>)[field], value)),
  ) as Partial<T>;
