import { Minus, Plus } from "lucide";
import { useState, type ReactNode } from "react";
import { showPesos } from "../../platform/money.ts";
import { I } from "../../ui/admin/icon.tsx";
import type { GridCell } from "../rules/grid.ts";
import { numberOf } from "../rules/typed-number.ts";
import { thumbnailOf } from "./carpet-columns.tsx";
import type { GridModel } from "./grid-sheet.ts";
import { selectText } from "./select-text.ts";
import type { StaffCarpet } from "./shapes.ts";
import type { Grid } from "./use-grid.ts";
import { bulkWords } from "./bulk-words.ts";
import "./stepper.css";
import "./grid-phone.css";

/** On a phone: one size at a time with steppers, or the words. */
export function GridPhone({ model, grid }: { model: GridModel; grid: Grid }) {
  const said = bulkWords().grid;
  const [tab, setTab] = useState(0);
  const words = tab === model.sizes.length;
  const size = model.sizes[tab] ?? "";
  return (
    <div className="grid-phone">
      <div className="grid-phone__columns">
        <fieldset className="admin-segments">
          <legend className="admin-visually-hidden">{said.whatToChange}</legend>
          {[...model.sizes, said.words].map((each, index) => (
            <button type="button" key={each} aria-pressed={index === tab} onClick={() => setTab(index)}>
              {each}
            </button>
          ))}
        </fieldset>
      </div>
      {model.rows.map((row, index) => {
        const line = model.sheet[index]!;
        if (words) return row.kind === "rug" && <Words key={row.rug.id} rug={row.rug} cells={line.slice(0, 2)} grid={grid} />;
        const cell = line[tab + 2];
        if (!cell || cell.kind === "none") return null;
        return row.kind === "band" ? (
          <div className="grid-phone__band" key={`c${row.id}`}>
            <span>
              {row.name}
              <small>{said.sizePriceOf(size, row.count)}</small>
            </span>
            <Price cell={cell} grid={grid} />
          </div>
        ) : (
          <Units key={row.rug.id} rug={row.rug} cell={cell} grid={grid} />
        );
      })}
    </div>
  );
}

type CellProps = { cell: GridCell; grid: Grid };

function Price({ cell, grid }: CellProps) {
  const [editing, setEditing] = useState(false);
  const typed = grid.edits[cell.key];
  const text = typed ?? cell.value;
  const number = numberOf(text);
  return (
    <div className={typed === undefined ? "admin-input" : "admin-input is-changed"}>
      <input
        aria-label={cell.name}
        inputMode="numeric"
        value={editing || number === undefined ? text : showPesos(number)}
        onFocus={({ target }) => {
          setEditing(true);
          selectText(target);
        }}
        onBlur={() => setEditing(false)}
        onChange={(event) => grid.type(cell, event.target.value)}
      />
    </div>
  );
}

const Rug = ({ rug, children }: { rug: StaffCarpet; children?: ReactNode }) => (
  <>
    {thumbnailOf(rug) ? <img src={thumbnailOf(rug)} alt="" loading="lazy" /> : <i />}
    <span>
      {rug.name}
      {children}
    </span>
  </>
);

function Units({ rug, cell, grid }: CellProps & { rug: StaffCarpet }) {
  const typed = grid.edits[cell.key];
  const text = typed ?? cell.value;
  const move = (by: number) => grid.type(cell, String(Math.max(0, (numberOf(text) ?? 0) + by)));
  return (
    <div className="grid-phone__row">
      <Rug rug={rug}>{typed !== undefined && <small>{bulkWords().grid.was(cell.value)}</small>}</Rug>
      <div className={typed === undefined ? "admin-stepper" : "admin-stepper is-changed"}>
        <button type="button" aria-label={bulkWords().grid.less(cell.name)} onClick={() => move(-1)}>
          <I of={Minus} s />
        </button>
        <input
          aria-label={cell.name}
          inputMode="numeric"
          value={text}
          onChange={(event) => grid.type(cell, event.target.value)}
        />
        <button type="button" aria-label={bulkWords().grid.more(cell.name)} onClick={() => move(1)}>
          <I of={Plus} s />
        </button>
      </div>
    </div>
  );
}

const Words = ({ rug, cells, grid }: { rug: StaffCarpet; cells: GridCell[]; grid: Grid }) => (
  <div className="grid-phone__words">
    <span>
      <Rug rug={rug} />
    </span>
    {cells.map((cell, index) => (
      <label key={cell.key}>
        {index === 0 ? bulkWords().grid.colours : bulkWords().grid.tags}
        <input
          className={grid.edits[cell.key] === undefined ? "admin-input" : "admin-input is-changed"}
          aria-label={cell.name}
          value={grid.edits[cell.key] ?? cell.value}
          onChange={(event) => grid.type(cell, event.target.value)}
        />
      </label>
    ))}
  </div>
);
