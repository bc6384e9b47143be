import { inBoth } from "../../platform/input-sentences.ts";

/** A size whose units are no longer what a change was based on. */
export type StockConflict = { size: string; was: number; inventory: number };
export type StockLine = { size: string; inventory: number; was?: number };

export const stockChanged = (conflicts: readonly StockConflict[]): string => {
  const [first] = conflicts;
  const sizes = conflicts.map(({ size }) => size).join(", ");
  return first && conflicts.length === 1
    ? inBoth(
        `Stock of ${first.size} is ${first.inventory} now, not ${first.was}: it was sold or changed meanwhile.`,
        `De ${first.size} hay ahora ${first.inventory}, no ${first.was}: se vendió o cambió entretanto.`,
      )
    : inBoth(
        `Stock of ${sizes} was sold or changed meanwhile.`,
        `Las existencias de ${sizes} se vendieron o cambiaron entretanto.`,
      );
};

/** Which of these changes would undo another's: two people who want the same number have nothing to settle. */
export const conflictsOf = (lines: readonly StockLine[], now: ReadonlyMap<string, number>): StockConflict[] =>
  lines.flatMap(({ size, inventory, was }) => {
    const current = now.get(size) ?? 0;
    return was === undefined || was === current || inventory === current ? [] : [{ size, was, inventory: current }];
  });

/** After the person's word: their number on the new ground, or the line left out. */
export const settleStock = (lines: readonly StockLine[], conflicts: readonly StockConflict[], isMine: boolean): StockLine[] =>
  lines.flatMap((line) => {
    const met = conflicts.find(({ size }) => size === line.size);
    return met ? (isMine ? [{ ...line, was: met.inventory }] : []) : [line];
  });
