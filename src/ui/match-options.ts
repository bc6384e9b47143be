import { fold } from "../platform/text.ts";

/** Options a typed text may mean, accents and case aside: those it begins, then those with a word it begins, then any. */
export function matchOptions(options: readonly string[], typed: string): string[] {
  const wanted = fold(typed);
  if (!wanted) return [...options];
  const rank = (option: string): number => {
    const text = fold(option);
    if (text.startsWith(wanted)) return 0;
    if (text.split(/[\s,.()-]+/).some((word) => word.startsWith(wanted))) return 1;
    return text.includes(wanted) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((wantedRank) => options.filter((option) => rank(option) === wantedRank));
}

/** The option that is exactly what was typed, accents and case aside. */
export const sameOption = (options: readonly string[], typed: string): string | undefined =>
  options.find((option) => fold(option) === fold(typed));
