import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { PagedList } from "../../ui/admin/paged-list.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Empty } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import type { Customer } from "../contract.ts";
import { historyWords } from "../rules/history-words.ts";
import { useCustomers } from "./use-customers.ts";
import "./customers.css";

const COLUMNS = [
  column<Customer>(
    "who",
    "Customer",
    ({ id, name, email, phone }) => (
      <>
        <Link className="admin-link" to={addresses.admin(`customers/${id}`)}>
          {name || email || phone}
        </Link>
        <div className="admin-small admin-muted">{[email, phone].filter(Boolean).join(", ")}</div>
      </>
    ),
    { className: "customer-list__who" },
  ),
  column<Customer>("history", "History", historyWords, { className: "customer-list__history" }),
  column<Customer>("tags", "Tags", ({ tags }) => tags.join(", "), { className: "customer-list__tags" }),
  column<Customer>("value", "Value", ({ value }) => showCents(value), { className: "customer-list__value admin-nowrap" }),
  column<Customer>("seen", "Last seen", ({ last_seen }) => showWhen(last_seen), {
    className: "customer-list__seen admin-nowrap",
  }),
];

export function CustomersScreen() {
  const filters = useFilters(20);
  const { page, limit } = filters;
  const query = { page, limit, search: filters.get("search") || undefined };
  const list = useCustomers(query);
  return (
    <Screen title="Customers" sum="Who ordered, booked, wrote or reviewed; whoever was last heard of first.">
      <div className="admin-toolbar">
        <SearchField
          label="Name, e-mail, phone or tag"
          value={filters.get("search")}
          onChange={(search) => filters.set({ search })}
        />
      </div>
      <PagedList
        of="customers"
        list={list}
        filters={filters}
        empty={
          <Empty title={query.search ? "Nobody matches" : "No customers yet"}>
            {query.search
              ? "Try part of a name, an e-mail or a phone."
              : "The first order, visit or message makes the first one."}
          </Empty>
        }
      >
        {(rows) => <Ledger className="customer-list" label="Customers" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />}
      </PagedList>
    </Screen>
  );
}
