/** Steps from one word to the other: a letter more, less, other, or two changed round. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
    }
  }
  return rows[a.length]![b.length]!;
}

/** Shorter names have innocent neighbours: HOME is two steps from HOST. */
const SHORTEST = 7;

/** The given names that are nearly one of the known ones, each with that one. */
export function misspelt(given: string[], known: string[]): { name: string; meant: string }[] {
  const long = known.filter((each) => each.length >= SHORTEST && !given.includes(each));
  const nearest = (name: string) =>
    long.find((each) => Math.abs(each.length - name.length) < 3 && distance(name.toUpperCase(), each) < 3);
  return given
    .filter((each) => !known.includes(each))
    .flatMap((name) => {
      const meant = nearest(name);
      return meant ? { name, meant } : [];
    });
}
