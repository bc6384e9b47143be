import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { centimetresOf } from "../rules/size.ts";
import { type Spot, spotsBetween, step } from "../rules/grid.ts";
import { thumbnailOf } from "./carpet-columns.tsx";
import { Cell } from "./grid-cell.tsx";
import type { GridModel, GridRow } from "./grid-sheet.ts";
import type { Grid } from "./use-grid.ts";
import { bulkWords } from "./bulk-words.ts";
import "./grid-table.css";

const ARROWS: Record<string, [rows: number, cols: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const ROLE = { role: "grid" } as const;
const idOf = ({ row, col }: Spot): string => `cell-${row}-${col}`;
/** A tick box has no caret, and a whole text that is selected is left at once. */
const isEdge = ({ selectionStart, selectionEnd, value }: HTMLInputElement, cols: number): boolean =>
  selectionStart === null || selectionStart !== selectionEnd || selectionStart === (cols < 0 ? 0 : value.length);

type Props = { model: GridModel; grid: Grid; select: (spots: Spot[]) => void };

/** One tab stop; arrows move, Shift selects, paste fills. */
export function GridTable({ model, grid, select }: Props) {
  const said = bulkWords().grid;
  const { sizes, rows, sheet } = model;
  const table = useRef<HTMLTableElement>(null);
  const [focus, setFocus] = useState<Spot>(() => step(sheet, { row: 0, col: -1 }, 0, 1));
  const [anchor, setAnchor] = useState<Spot>(focus);
  const chosen = spotsBetween(anchor, focus);
  const dragging = useRef(false);

  const go = (to: Spot, extend: boolean) => {
    const from = extend ? anchor : to;
    const field = table.current?.querySelector<HTMLInputElement>(`#${idOf(to)}`);
    // The focus alone selects one cell: what is set after it holds.
    field?.focus();
    if (!extend) field?.select?.();
    setFocus(to);
    setAnchor(from);
    select(spotsBetween(from, to));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: Spot) => {
    const arrow = event.key === "Enter" ? ([1, 0] as [number, number]) : ARROWS[event.key];
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
      event.preventDefault();
      grid.undo();
    } else if (arrow && (arrow[0] !== 0 || isEdge(event.currentTarget, arrow[1]) || event.shiftKey)) {
      event.preventDefault();
      go(step(sheet, at, ...arrow), event.shiftKey && event.key !== "Enter");
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, at: Spot) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    grid.paste(at, text);
  };
  const cellAt = (row: number, col: number) => {
    const cell = sheet[row]![col]!;
    const spot = { row, col };
    return (
      <Cell
        key={col}
        id={idOf(spot)}
        cell={cell}
        typed={grid.edits[cell.key]}
        on={chosen.length > 1 && chosen.some((each) => each.row === row && each.col === col)}
        stop={focus.row === row && focus.col === col}
        type={(text) => grid.type(cell, text)}
        onKeyDown={(event) => onKeyDown(event, spot)}
        onPaste={(event) => onPaste(event, spot)}
        onFocus={() => {
          if (focus.row === row && focus.col === col) return;
          setFocus(spot);
          setAnchor(spot);
          select([spot]);
        }}
        onMouse={(event) => {
          const pressed = event.type === "mousedown";
          const dragged = !pressed && event.buttons === 1 && dragging.current;
          const shifted = pressed && event.shiftKey;
          dragging.current = pressed || (dragging.current && event.buttons === 1);
          if (!dragged && !shifted) return;
          event.preventDefault();
          setFocus(spot);
          select(spotsBetween(anchor, spot));
        }}
      />
    );
  };
  return (
    <div className="price-grid-scroll">
      <table className="price-grid" ref={table} aria-label={said.label} {...ROLE}>
        <colgroup>
          <col style={{ width: 218 }} />
          <col style={{ width: 170 }} />
          <col style={{ width: 220 }} />
          {sizes.map((size) => (
            <col key={size} style={{ width: 130 }} />
          ))}
          <col style={{ width: 76 }} />
        </colgroup>
        <thead>
          <tr>
            <th>{said.rug}</th>
            <th>{said.colours}</th>
            <th>{said.tags}</th>
            {sizes.map((size) => (
              <th key={size} className="admin-number">
                {size}
                <small>{measure(size)}</small>
              </th>
            ))}
            <th>{said.active}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.kind === "band" ? `c${row.id}` : row.rug.id}
              className={row.kind === "band" ? "price-grid__band" : undefined}
            >
              <Head row={row} />
              {sheet[index]!.map((_, col) => (row.kind === "band" && col < 2 ? null : cellAt(index, col)))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const measure = (size: string): string => {
  const cm = centimetresOf(size);
  return cm ? `${cm.width} × ${cm.length} cm` : "";
};

const Head = ({ row }: { row: GridRow }) =>
  row.kind === "band" ? (
    <th className="price-grid__name" colSpan={3} scope="rowgroup">
      {row.name}
      <small>{row.count === 1 ? bulkWords().grid.priceOfOne : bulkWords().grid.priceOf(row.count)}</small>
    </th>
  ) : (
    <th scope="row">
      <div className="price-grid__rug">
        {thumbnailOf(row.rug) && <img src={thumbnailOf(row.rug)} alt="" loading="lazy" />}
        <span>{row.rug.name}</span>
      </div>
    </th>
  );
