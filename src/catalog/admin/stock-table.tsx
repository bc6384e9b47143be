import { Minus, Plus } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { I } from "../../ui/admin/icon.tsx";
import { centimetresOf } from "../rules/size.ts";
import { sortSizes } from "../rules/sort-sizes.ts";
import type { StaffCollection } from "./shapes.ts";
import { formWords } from "./form-words.ts";
import { words } from "./words.ts";
import "./stepper.css";
import "./stock-table.css";

type Line = { size: string; inventory: number };
type Props = { collection: StaffCollection | undefined; stock: Line[]; onChange: (stock: Line[]) => void };

/** Units per size in the collection's order; prices are the collection's and only shown. */
export function StockTable({ collection, stock, onChange }: Props) {
  const said = formWords().stock;
  const sizes = collection?.sizes ?? [];
  const prices = new Map(sizes.map(({ size, price }) => [size, price]));
  const units = new Map(stock.map(({ size, inventory }) => [size, inventory]));
  const all = [...new Set([...prices.keys(), ...units.keys()])].map((size) => ({ size, inventory: units.get(size) ?? 0 }));
  const lines = sortSizes(all, [...prices.keys()]);
  const set = (size: string, inventory: number) =>
    onChange(lines.map((line) => (line.size === size ? { size, inventory: Math.max(0, Math.trunc(inventory) || 0) } : line)));
  if (!collection) return <p className="admin-muted">{said.chooseCollection}</p>;
  return (
    <>
      <table className="stock-table">
        <thead>
          <tr>
            <th className="admin-label">{said.size}</th>
            <th className="admin-label">{said.centimetres}</th>
            <th className="admin-label admin-number">{said.price}</th>
            <th className="admin-label admin-number">{said.units}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ size, inventory }) => (
            <tr key={size}>
              <td className="stock-table__size">{size}</td>
              <td className="admin-muted">
                <Measure size={size} />
                {inventory === 0 && <div className="admin-small is-bad">{said.soldOut}</div>}
                {inventory > 0 && inventory <= 2 && <div className="admin-small is-warning">{said.runningOut}</div>}
              </td>
              <td className="admin-number">
                <Price of={prices.get(size)} />
                {prices.get(size) === 0 && inventory > 0 && <div className="admin-small is-bad">{said.notSold}</div>}
              </td>
              <td className="admin-number">
                <span className="admin-stepper">
                  <button type="button" aria-label={said.less(size)} onClick={() => set(size, inventory - 1)}>
                    <I of={Minus} s />
                  </button>
                  <input
                    value={inventory}
                    inputMode="numeric"
                    aria-label={said.unitsOf(size)}
                    onChange={(event) => set(size, Number(event.target.value))}
                  />
                  <button type="button" aria-label={said.more(size)} onClick={() => set(size, inventory + 1)}>
                    <I of={Plus} s />
                  </button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link className="admin-link admin-small" to={`${addresses.admin("collections")}?edit=${collection.id}`}>
        {said.changePrices(collection.name)}
      </Link>
    </>
  );
}

function Price({ of: price }: { of: number | undefined }) {
  if (price === undefined) return <span className="admin-muted">{words().prices.notOnSale}</span>;
  return price === 0 ? <span className="is-bad">{words().prices.noPrice}</span> : showCents(price);
}

function Measure({ size }: { size: string }) {
  const cm = centimetresOf(size);
  return cm ? (
    <>
      {cm.width} × {cm.length} cm
    </>
  ) : null;
}
