import { CircleAlert } from "lucide";
import { useState, type FormEvent } from "react";
import { I } from "../../ui/admin/icon.tsx";
import type { Bulk, Spot } from "../rules/grid.ts";
import { numberOf, percentTyped } from "../rules/typed-number.ts";
import type { Grid } from "./use-grid.ts";
import { bulkWords } from "./bulk-words.ts";
import "./grid-foot.css";

const WAYS = ["set", "add", "percent"] as const satisfies Bulk[];

/** Acts on the selection, and says what is wrong. */
export function GridFoot({ grid, spots }: { grid: Grid; spots: Spot[] }) {
  const said = bulkWords().grid;
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
        <b>{said.cells(spots.length)}</b>
        <fieldset className="admin-segments admin-segments--small">
          <legend className="admin-visually-hidden">{said.whatToDo}</legend>
          {WAYS.map((each) => (
            <button type="button" key={each} aria-pressed={how === each} onClick={() => setHow(each)}>
              {said[each]}
            </button>
          ))}
        </fieldset>
        <input
          className="admin-input"
          aria-label={said.amount}
          inputMode="numeric"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <button className="admin-button admin-button--small" disabled={value === undefined}>
          {said.apply}
        </button>
      </form>
      {grid.wrong[0] && (
        <span className="is-bad" role="alert">
          <I of={CircleAlert} s />
          {grid.wrong[0].sentence}
        </span>
      )}
      <p>
        {said.priceHint}
        <br />
        {said.keysHint}
      </p>
    </div>
  );
}
