import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from "react";
import { showPesos } from "../../platform/money.ts";
import { centimetresOf } from "../rules/size.ts";
import { type GridCell, numberOf, type Spot, spotsBetween, step, wrongIn } from "../rules/grid.ts";
import { thumbnailOf } from "./carpet-columns.tsx";
import type { GridModel, GridRow } from "./grid-sheet.ts";
import type { Grid } from "./use-grid.ts";

const ARROWS: Record<string, [rows: number, cols: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const ROLES = { grid: { role: "grid" }, cell: { role: "gridcell" } } as const;
const idOf = ({ row, col }: Spot): string => `cell-${row}-${col}`;
const isEdge = ({ selectionStart, selectionEnd, value }: HTMLInputElement, cols: number): boolean =>
  selectionStart === selectionEnd ? (cols < 0 ? selectionStart === 0 : selectionEnd === value.length) : true;

type Props = { model: GridModel; grid: Grid; select: (spots: Spot[]) => void };

/** One tab stop; arrows move, Shift selects, paste fills. */
export function GridTable({ model, grid, select }: Props) {
  const { sizes, rows, sheet } = model;
  const table = useRef<HTMLTableElement>(null);
  const [focus, setFocus] = useState<Spot>(() => step(sheet, { row: 0, col: -1 }, 0, 1));
  const [anchor, setAnchor] = useState<Spot>(focus);
  const chosen = spotsBetween(anchor, focus);
  const dragging = useRef(false);

  const go = (to: Spot, extend: boolean) => {
    const from = extend ? anchor : to;
    setFocus(to);
    setAnchor(from);
    select(spotsBetween(from, to));
    const field = table.current?.querySelector<HTMLInputElement>(`#${idOf(to)}`);
    field?.focus();
    if (!extend) field?.select?.();
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
          const dragged = event.type === "mouseenter" && event.buttons === 1 && dragging.current;
          const shifted = event.type === "mousedown" && event.shiftKey;
          if (event.type === "mousedown") dragging.current = true;
          if (!dragged && !shifted) return;
          event.preventDefault();
          setFocus(spot);
          select(spotsBetween(anchor, spot));
        }}
      />
    );
  };
  return (
    <div className="gwrap" onMouseUp={() => (dragging.current = false)}>
      <table className="grid" ref={table} aria-label="Prices and stock" {...ROLES.grid}>
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
            <th>Rug</th>
            <th>Colours</th>
            <th>Tags</th>
            {sizes.map((size) => (
              <th key={size} className="num">
                {size}
                <small>{measure(size)}</small>
              </th>
            ))}
            <th>Active</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.kind === "band" ? `c${row.id}` : row.rug.id} className={row.kind === "band" ? "band" : undefined}>
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
    <th className="nm" colSpan={3} scope="rowgroup">
      {row.name}
      <small>{row.count} rugs share this price</small>
    </th>
  ) : (
    <th scope="row" className="rugh">
      <div className="rugc">
        {thumbnailOf(row.rug) && <img src={thumbnailOf(row.rug)} alt="" loading="lazy" />}
        <span>{row.rug.name}</span>
      </div>
    </th>
  );

type CellProps = {
  id: string;
  cell: GridCell;
  typed: string | undefined;
  on: boolean;
  stop: boolean;
  type: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onFocus: () => void;
  onMouse: (event: MouseEvent) => void;
};

const shown = (cell: GridCell, text: string): string =>
  cell.kind === "price" && numberOf(text) !== undefined ? showPesos(numberOf(text)!) : text;

function Cell({ id, cell, typed, on, stop, type, onKeyDown, onPaste, onFocus, onMouse }: CellProps) {
  const [editing, setEditing] = useState(false);
  if (cell.kind === "none") return <td className="na">–</td>;
  const text = typed ?? cell.value;
  const wrong = typed !== undefined && wrongIn(cell, typed) !== undefined;
  const number = cell.kind === "price" || cell.kind === "stock";
  const units = cell.kind === "stock" ? numberOf(text) : undefined;
  const look = [
    number ? "num" : "",
    wrong ? "gerr" : typed !== undefined ? "chg" : "",
    units === 0 ? "zero" : units !== undefined && units > 0 && units <= 2 ? "lowc" : "",
    on ? "selc" : "",
  ];
  return (
    <td className={look.filter(Boolean).join(" ")} {...ROLES.cell} onMouseDown={onMouse} onMouseEnter={onMouse}>
      {typed !== undefined && !wrong && number && <small>was {shown(cell, cell.value)}</small>}
      {cell.kind === "flag" ? (
        <input
          id={id}
          type="checkbox"
          aria-label={cell.name}
          tabIndex={stop ? 0 : -1}
          checked={text === "yes"}
          onChange={(event) => type(event.target.checked ? "yes" : "no")}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        />
      ) : (
        <input
          id={id}
          aria-label={cell.name}
          aria-invalid={wrong || undefined}
          inputMode={number ? "numeric" : "text"}
          tabIndex={stop ? 0 : -1}
          value={editing ? text : shown(cell, text)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={() => {
            setEditing(true);
            onFocus();
          }}
          onBlur={() => setEditing(false)}
        />
      )}
    </td>
  );
}
