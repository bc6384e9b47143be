import { KINDS, judge } from "../../src/room-preview/engine/eyes.ts";
import type { Examples } from "./examples.ts";
import { train } from "./train.ts";

/** Each named spot judged by eyes that never saw its home: rows are what it is, columns what it was taken for. */
export function crossValidate(photos: readonly Examples[], folds = 5, rounds?: number): number[][] {
  const taken = KINDS.map(() => KINDS.map(() => 0));
  const homes = [...new Set(photos.map(({ home }) => home))].toSorted();
  for (let fold = 0; fold < folds; fold++) {
    const left = new Set(homes.filter((_, i) => i % folds === fold));
    const weights = train(
      photos.filter(({ home }) => !left.has(home)),
      rounds,
    );
    for (const photo of photos.filter(({ home }) => left.has(home))) {
      photo.inputs.forEach((inputs, i) => {
        if (!photo.named[i]) return;
        const odds = judge(inputs, weights);
        taken[photo.kinds[i]!]![odds.indexOf(Math.max(...odds))]!++;
      });
    }
  }
  return taken;
}

/** A table of them, and how often floor is found and rightly so. */
export function report(taken: readonly number[][]): string {
  const sum = (rows: number[], columns: number[]) =>
    rows.reduce((all, row) => all + columns.reduce((some, column) => some + taken[row]![column]!, 0), 0);
  const every = KINDS.map((_, i) => i);
  const flat = [KINDS.indexOf("floor"), KINDS.indexOf("rug")];
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    `${"".padEnd(8)}${KINDS.map((kind) => kind.padStart(7)).join("")}`,
    ...KINDS.map(
      (kind, row) =>
        `${kind.padEnd(8)}${taken[row]!.map((count) => String(count).padStart(7)).join("")}  ${percent(taken[row]![row]! / sum([row], every))}`,
    ),
    `floor and rugs: ${percent(sum(flat, flat) / sum(flat, every))} found, ${percent(sum(flat, flat) / sum(every, flat))} of what is taken for them is`,
  ].join("\n");
}
