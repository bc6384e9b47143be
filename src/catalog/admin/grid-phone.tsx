import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { I } from "../../staff/admin/icon.tsx";
import { numberOf } from "../rules/grid.ts";
import { thumbnailOf } from "./carpet-columns.tsx";
import type { GridModel } from "./grid-sheet.ts";
import type { Grid } from "./use-grid.ts";

/** On a phone: one size at a time, with steppers. */
export function GridPhone({ model, grid }: { model: GridModel; grid: Grid }) {
  const [size, setSize] = useState(0);
  const col = size + 2;
  return (
    <div className="gphone">
      <div className="gp-seg">
        <fieldset className="seg">
          <legend className="sr">Size</legend>
          {model.sizes.map((each, index) => (
            <button type="button" key={each} aria-pressed={index === size} onClick={() => setSize(index)}>
              {each}
            </button>
          ))}
        </fieldset>
      </div>
      {model.rows.map((row, index) => {
        const cell = model.sheet[index]?.[col];
        if (!cell || cell.kind === "none") return null;
        const typed = grid.edits[cell.key];
        const text = typed ?? cell.value;
        const changed = typed === undefined ? "" : " chg";
        if (row.kind === "band") {
          return (
            <div className="gp-band" key={`c${row.id}`}>
              <span>
                {row.name}
                <small>
                  {model.sizes[size]} price of {row.count} rugs
                </small>
              </span>
              <div className={`in${changed}`}>
                <span className="mut">$</span>
                <input
                  aria-label={cell.name}
                  inputMode="numeric"
                  value={text}
                  onChange={(event) => grid.type(cell, event.target.value)}
                />
              </div>
            </div>
          );
        }
        const move = (by: number) => grid.type(cell, String(Math.max(0, (numberOf(text) ?? 0) + by)));
        return (
          <div className="gp-row" key={row.rug.id}>
            {thumbnailOf(row.rug) ? <img src={thumbnailOf(row.rug)} alt="" loading="lazy" /> : <i />}
            <span>
              {row.rug.name}
              {changed && <small>was {cell.value}</small>}
            </span>
            <div className={`step${changed}`}>
              <button type="button" aria-label={`${cell.name}, one less`} onClick={() => move(-1)}>
                <I of={Minus} s />
              </button>
              <input
                aria-label={cell.name}
                inputMode="numeric"
                value={text}
                onChange={(event) => grid.type(cell, event.target.value)}
              />
              <button type="button" aria-label={`${cell.name}, one more`} onClick={() => move(1)}>
                <I of={Plus} s />
              </button>
            </div>
          </div>
        );
      })}
    </div>
  );
}
