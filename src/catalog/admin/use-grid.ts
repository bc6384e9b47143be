import { useMemo, useState } from "react";
import { bulk, type Bulk, type Edits, edit, type GridCell, paste, type Sheet, type Spot, wrongIn } from "../rules/grid.ts";
import { onlyChanged } from "../../staff/rules/changes.ts";
import { wrongWords } from "./wrong-words.ts";

const MOST_UNDO = 100;

const cellsOf = (sheet: Sheet, edits: Edits): Record<string, GridCell> =>
  Object.fromEntries(
    sheet
      .flat()
      .filter(({ key }) => key in edits)
      .map((cell) => [cell.key, cell]),
  );

function spotOf(sheet: Sheet, key: string): Spot | undefined {
  const row = sheet.findIndex((line) => line.some((cell) => cell.key === key));
  return row === -1 ? undefined : { row, col: sheet[row]!.findIndex((cell) => cell.key === key) };
}

/** What was typed, with a way back. Nothing is sent until the one save. */
export function useGrid(sheet: Sheet) {
  const [past, setPast] = useState<Edits[]>([]);
  const [edits, setEdits] = useState<Edits>({});
  const [met, setMet] = useState<Record<string, GridCell>>({});
  const change = (next: Edits) => {
    if (next === edits) return;
    setMet((before) => ({ ...before, ...cellsOf(sheet, next) }));
    setPast((before) => [...before.slice(-MOST_UNDO), edits]);
    setEdits(next);
  };
  // A search or a filter may hide a changed cell; it is counted, judged and saved all the same.
  const changed = useMemo(
    () => Object.values({ ...met, ...cellsOf(sheet, edits) }).filter(({ key }) => key in edits),
    [sheet, edits, met],
  );
  const wrong = useMemo(
    () =>
      changed.flatMap((cell) => {
        const wrong = wrongIn(cell, edits[cell.key] ?? "");
        return wrong ? [{ cell, sentence: wrongWords(cell, wrong), spot: spotOf(sheet, cell.key) }] : [];
      }),
    [sheet, edits, changed],
  );
  return {
    edits,
    changed,
    wrong,
    count: Object.keys(edits).length,
    canUndo: past.length > 0,
    type: (cell: GridCell, typed: string) => change(edit(edits, cell, typed)),
    paste: (at: Spot, text: string) => change(paste(sheet, edits, at, text)),
    bulk: (spots: Spot[], how: Bulk, amount: number) => change(bulk(sheet, edits, spots, how, amount)),
    undo: () => {
      setEdits(past.at(-1) ?? {});
      setPast((before) => before.slice(0, -1));
    },
    clear: () => {
      setEdits({});
      setPast([]);
      setMet({});
    },
    /** What was typed while it was saved stays. */
    saved: (sent: Edits) => {
      setEdits((now) => onlyChanged(sent, now) as Edits);
      setPast([]);
    },
  };
}
export type Grid = ReturnType<typeof useGrid>;
