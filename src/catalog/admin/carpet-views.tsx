import { Plus } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Empty } from "../../ui/admin/states.tsx";
import type { CarpetFacts, CarpetQuery } from "./contract.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";

type Props = { facts: CarpetFacts | undefined; now: CarpetQuery["view"]; choose: (view: string | undefined) => void };

/** Shortcuts above the filters; the filters work inside each of them. */
export const Views = ({ facts, now, choose }: Props) => (
  <nav className="admin-views" aria-label={words().views.label}>
    {(
      [
        [words().views.all, undefined, facts?.total],
        [words().views.runningOut, "running-out", facts?.running_out],
        [words().views.soldOut, "sold-out", facts?.sold_out],
        [words().views.inactive, "inactive", facts?.inactive],
        ...(facts?.no_price || now === "no-price" ? ([[words().views.noPrice, "no-price", facts?.no_price]] as const) : []),
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
      title={words().list.noneMatch}
      action={
        <button type="button" className="admin-button" onClick={clear}>
          {words().list.clearFilters}
        </button>
      }
    >
      {words().list.noneMatchText}
    </Empty>
  ) : (
    <Empty
      title={words().list.none}
      action={
        <Only call="POST /api/admin/carpets">
          <Link className="admin-button admin-button--primary" to={addresses.admin("carpets/new")}>
            <I of={Plus} />
            {words().list.add}
          </Link>
        </Only>
      }
    >
      {words().list.noneText}
    </Empty>
  );
