/** How many letters are wrong, missing, added or swapped (optimal string alignment). */
export function lettersApart(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** A short word is too near to too many others. */
const forgiven = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** The word that was probably meant; none when several letters are wrong. */
export function closestWord(typed: string, known: Iterable<string>): string | undefined {
  const most = forgiven(typed.length);
  let [found, least]: [string | undefined, number] = [undefined, most + 1];
  for (const word of known) {
    if (word.length < 4 || Math.abs(word.length - typed.length) > most) continue;
    const apart = lettersApart(typed, word);
    if (apart < least) [found, least] = [word, apart];
  }
  return found;
}
