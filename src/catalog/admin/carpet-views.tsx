import { Plus } from "lucide-react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Empty } from "../../ui/admin/states.tsx";
import type { CarpetFacts, CarpetQuery } from "./contract.ts";
import { Only } from "../../staff/admin/only.tsx";

type Props = { facts: CarpetFacts | undefined; now: CarpetQuery["view"]; choose: (view: string | undefined) => void };

/** Shortcuts above the filters; the filters work inside each of them. */
export const Views = ({ facts, now, choose }: Props) => (
  <nav className="admin-views" aria-label="Views">
    {(
      [
        ["All", undefined, facts?.total],
        ["Running out", "running-out", facts?.running_out],
        ["Sold out in a size", "sold-out", facts?.sold_out],
        ["Inactive", "inactive", facts?.inactive],
        ...(facts?.no_price || now === "no-price" ? ([["Without a price", "no-price", facts?.no_price]] as const) : []),
      ] as const
    ).map(([label, view, count]) => (
      <button type="button" key={label} aria-current={now === view ? "true" : undefined} onClick={() => choose(view)}>
        {label}
        <small>{count}</small>
      </button>
    ))}
  </nav>
);

/** Says which it is: an empty shop, or filters that find nothing. */
export const NoCarpets = ({ filtered, clear }: { filtered: boolean; clear: () => void }) =>
  filtered ? (
    <Empty
      title="No carpets match"
      action={
        <button type="button" className="admin-button" onClick={clear}>
          Clear filters
        </button>
      }
    >
      Nothing has this name, collection and colour together.
    </Empty>
  ) : (
    <Empty
      title="No carpets yet"
      action={
        <Only call="POST /api/admin/carpets">
          <Link className="admin-button admin-button--primary" to={addresses.admin("carpets/new")}>
            <I of={Plus} />
            New carpet
          </Link>
        </Only>
      }
    >
      A carpet belongs to a collection, which gives it its sizes and prices.
    </Empty>
  );
