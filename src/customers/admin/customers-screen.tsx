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
import { historyWords } from "./history-words.ts";
import { useCustomers } from "./use-customers.ts";
import { words } from "./words.ts";
import "./customers.css";

const columns = () => [
  column<Customer>(
    "who",
    words().list.customer,
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
  column<Customer>("history", words().list.history, historyWords, { className: "customer-list__history" }),
  column<Customer>("tags", words().list.tags, ({ tags }) => tags.join(", "), { className: "customer-list__tags" }),
  column<Customer>("value", words().list.value, ({ value }) => showCents(value), {
    className: "customer-list__value admin-nowrap",
  }),
  column<Customer>("seen", words().list.seen, ({ last_seen }) => showWhen(last_seen), {
    className: "customer-list__seen admin-nowrap",
  }),
];

export function CustomersScreen() {
  const said = words().list;
  const filters = useFilters(20);
  const { page, limit } = filters;
  const query = { page, limit, search: filters.get("search") || undefined };
  const list = useCustomers(query);
  return (
    <Screen title={said.title} sum={said.sum}>
      <div className="admin-toolbar">
        <SearchField label={said.search} value={filters.get("search")} onChange={(search) => filters.set({ search })} />
      </div>
      <PagedList
        failed={said.failed}
        list={list}
        filters={filters}
        empty={<Empty title={query.search ? said.noMatch : said.none}>{query.search ? said.noMatchHint : said.noneHint}</Empty>}
      >
        {(rows) => <Ledger className="customer-list" label={said.title} columns={columns()} rows={rows} keyOf={({ id }) => id} />}
      </PagedList>
    </Screen>
  );
}
