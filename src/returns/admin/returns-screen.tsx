import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { RETURN_STATUSES, type ReturnStatus } from "../../orders/rules/return-statuses.ts";
import { showCents } from "../../platform/money.ts";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { PagedList } from "../../ui/admin/paged-list.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Empty } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import type { StaffReturn } from "../contract.ts";
import { ReturnDrawer } from "./return-drawer.tsx";
import { STATUS_TONES } from "./status-tones.ts";
import { useReturns } from "./use-returns.ts";
import { words } from "./words.ts";
import "./returns.css";

const columnsOf = (open: (row: StaffReturn) => void) => [
  column<StaffReturn>(
    "number",
    words().list.number,
    (row) => (
      <>
        <button type="button" className="admin-link" onClick={() => open(row)}>
          {row.number}
        </button>
        <div className="admin-small admin-muted">
          <Link to={addresses.admin(`orders/${row.order_number}`)}>{words().list.order(row.order_number)}</Link>
        </div>
      </>
    ),
    { className: "return-list__number" },
  ),
  column<StaffReturn>("who", words().list.customer, ({ customer_name }) => customer_name, { className: "return-list__who" }),
  column<StaffReturn>(
    "what",
    words().list.rugs,
    ({ items }) =>
      items.map(({ itemId, carpet_name, size, quantity, reason }) => (
        <div key={itemId}>
          {carpet_name}, {size} × {quantity}
          {reason && <div className="admin-small admin-muted">{reason}</div>}
        </div>
      )),
    { className: "return-list__what" },
  ),
  column<StaffReturn>("value", words().list.value, ({ value }) => showCents(value), {
    className: "return-list__value admin-nowrap",
  }),
  column<StaffReturn>(
    "status",
    words().list.status,
    ({ status }) => <span className={`admin-status ${STATUS_TONES[status]}`}>{words().statuses[status]}</span>,
    { className: "return-list__status" },
  ),
  column<StaffReturn>("when", words().list.asked, ({ created_at }) => showWhen(created_at), {
    className: "return-list__when admin-nowrap",
  }),
];

export function ReturnsScreen() {
  const said = words().list;
  const filters = useFilters();
  const { page, limit } = filters;
  const status = (filters.get("status") || undefined) as ReturnStatus | undefined;
  const query = { page, limit, status, search: filters.get("search") || undefined };
  const list = useReturns(query);
  const { data } = list;
  const opened = data?.rows.find(({ id }) => String(id) === filters.get("open"));
  const isFiltered = Boolean(query.search || status);
  return (
    <Screen title={said.title} sum={data && said.sum(data.total)}>
      <div className="admin-toolbar">
        <SearchField label={said.search} value={filters.get("search")} onChange={(search) => filters.set({ search })} />
        <Select label={said.status} value={status ?? ""} onChange={({ target }) => filters.set({ status: target.value })}>
          <option value="">{said.allStatuses}</option>
          {RETURN_STATUSES.map((each) => (
            <option key={each} value={each}>
              {words().statuses[each]}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        failed={said.failed}
        list={list}
        filters={filters}
        empty={<Empty title={isFiltered ? said.noMatch : said.none}>{isFiltered ? said.noMatchHint : said.noneHint}</Empty>}
      >
        {(rows) => (
          <Ledger
            className="return-list"
            label={said.title}
            columns={columnsOf(({ id }) => filters.set({ open: id, page }))}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </PagedList>
      {opened && <ReturnDrawer row={opened} onClose={() => filters.set({ open: undefined, page })} />}
    </Screen>
  );
}
