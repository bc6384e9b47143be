import { useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { showCents } from "../../platform/money.ts";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Empty } from "../../ui/admin/states.tsx";
import type { Insight } from "../contract.ts";
import { words } from "./words.ts";

type Carpet = Insight["carpets"][number];
const NUMBERS = ["seen", "room", "cart", "bought", "money"] as const;
type Sort = (typeof NUMBERS)[number];
const SHOWN = 20;

/** Only what asks for somebody: demand that is sold out, or many looks and few carts. */
function remarkOf({ sold_out: [missed], seen, cart }: Carpet): string {
  if (missed) return words().carpets.soldOut(missed.count, missed.size);
  return seen >= 30 && cart * 20 < seen ? words().carpets.fewCarts : "";
}

function Spark({ days }: { days: number[] }) {
  const most = Math.max(1, ...days);
  const points = days.map((n, place) => `${(120 * place) / Math.max(1, days.length - 1)},${26 - (24 * n) / most}`);
  return (
    <>
      <svg className="insight-spark" viewBox="0 0 120 28" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points.join(" ")} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="admin-visually-hidden">{words().carpets.highest(Math.max(0, ...days))}</span>
    </>
  );
}

const columnsOf = (sort: Sort, choose: (sort: Sort) => void) => [
  column<Carpet>(
    "rug",
    words().carpets.rug,
    (carpet) => (
      <div className="insight-rug">
        {carpet.image ? <img src={pictureAddress(carpet.image, 200, "webp")} alt="" loading="lazy" /> : <span />}
        <div>
          <Link to={addresses.admin(`carpets/${carpet.carpet_id}`)}>{carpet.name}</Link>
          <small className="is-warning">{remarkOf(carpet)}</small>
        </div>
      </div>
    ),
    { className: "insight-table__rug" },
  ),
  column<Carpet>("days", words().carpets.days, ({ days }) => <Spark days={days} />, { className: "insight-table__days" }),
  ...NUMBERS.map((name) =>
    column<Carpet>(
      name,
      <button type="button" onClick={() => choose(name)}>
        {words().carpets.numbers[name]}
        {sort === name && " ↓"}
      </button>,
      (carpet) => (
        <>
          {name === "money" ? (carpet.money > 0 ? showCents(carpet.money) : "–") : carpet[name]}
          <span className="insight-table__unit"> {words().carpets.units[name](carpet[name])}</span>
        </>
      ),
      { className: "admin-number" },
    ),
  ),
];

export function CarpetTable({ of }: { of: Carpet[] }) {
  const [sort, setSort] = useState<Sort>("seen");
  const [isAll, setAll] = useState(false);
  if (of.length === 0) return <Empty title={words().carpets.none}>{words().carpets.noneHint}</Empty>;
  const rows = [...of].sort((a, b) => b[sort] - a[sort]).slice(0, isAll ? undefined : SHOWN);
  return (
    <>
      <Ledger
        className="insight-table"
        label={words().screen.rugs}
        columns={columnsOf(sort, setSort)}
        rows={rows}
        keyOf={({ carpet_id: id }) => id}
      />
      {of.length > rows.length && (
        <button type="button" className="admin-link" onClick={() => setAll(true)}>
          {words().carpets.all(of.length)}
        </button>
      )}
    </>
  );
}
