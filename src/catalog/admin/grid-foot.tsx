import { CircleAlert } from "lucide-react";
import { useState, type FormEvent } from "react";
import { I } from "../../ui/admin/icon.tsx";
import type { Bulk, Spot } from "../rules/grid.ts";
import { numberOf, percentTyped } from "../rules/typed-number.ts";
import type { Grid } from "./use-grid.ts";
import "./grid-foot.css";

const WAYS: [Bulk, string][] = [
  ["set", "Set to"],
  ["add", "Add"],
  ["percent", "%"],
];

/** Acts on the selection, and says what is wrong. */
export function GridFoot({ grid, spots }: { grid: Grid; spots: Spot[] }) {
  const [how, setHow] = useState<Bulk>("set");
  const [amount, setAmount] = useState("");
  const value = how === "percent" ? percentTyped(amount) : numberOf(amount.replace("+", ""));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (value !== undefined) grid.bulk(spots, how, value);
  };
  return (
    <div className="grid-foot">
      <form className="grid-foot__bulk" onSubmit={apply}>
        <b>
          {spots.length} {spots.length === 1 ? "cell" : "cells"}
        </b>
        <fieldset className="admin-segments admin-segments--small">
          <legend className="admin-visually-hidden">What to do</legend>
          {WAYS.map(([each, label]) => (
            <button type="button" key={each} aria-pressed={how === each} onClick={() => setHow(each)}>
              {label}
            </button>
          ))}
        </fieldset>
        <input
          className="admin-input"
          aria-label="Amount"
          inputMode="numeric"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <button className="admin-button admin-button--small" disabled={value === undefined}>
          Apply
        </button>
      </form>
      {grid.wrong[0] && (
        <span className="is-bad" role="alert">
          <I of={CircleAlert} s />
          {grid.wrong[0].sentence}
        </span>
      )}
      <p>
        A price belongs to its collection and moves every rug in it.
        <br />
        Arrows move, Shift selects, Ctrl+V pastes from a spreadsheet, Ctrl+Z takes back.
      </p>
    </div>
  );
}
