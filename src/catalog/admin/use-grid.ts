import { useMemo, useState } from "react";
import { bulk, type Bulk, type Edits, edit, type GridCell, paste, type Sheet, type Spot, wrongIn } from "../rules/grid.ts";

const MOST_UNDO = 100;

/** What was typed, with a way back. Nothing is sent until the one save. */
export function useGrid(sheet: Sheet) {
  const [past, setPast] = useState<Edits[]>([]);
  const [edits, setEdits] = useState<Edits>({});
  const change = (next: Edits) => {
    if (next === edits) return;
    setPast((before) => [...before.slice(-MOST_UNDO), edits]);
    setEdits(next);
  };
  const wrong = useMemo(() => {
    const found: { cell: GridCell; sentence: string; spot: Spot }[] = [];
    sheet.forEach((line, row) =>
      line.forEach((cell, col) => {
        const typed = edits[cell.key];
        const sentence = typed === undefined ? undefined : wrongIn(cell, typed);
        if (sentence) found.push({ cell, sentence, spot: { row, col } });
      }),
    );
    return found;
  }, [sheet, edits]);
  return {
    edits,
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
    },
  };
}
export type Grid = ReturnType<typeof useGrid>;
