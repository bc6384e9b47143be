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
import { STATUS_NAMES, STATUS_TONES } from "./status-names.ts";
import { useReturns } from "./use-returns.ts";
import "./returns.css";

const columnsOf = (open: (row: StaffReturn) => void) => [
  column<StaffReturn>(
    "number",
    "Return",
    (row) => (
      <>
        <button type="button" className="admin-link" onClick={() => open(row)}>
          {row.number}
        </button>
        <div className="admin-small admin-muted">
          <Link to={addresses.admin(`orders/${row.order_number}`)}>Order {row.order_number}</Link>
        </div>
      </>
    ),
    { className: "return-list__number" },
  ),
  column<StaffReturn>("who", "Customer", ({ customer_name }) => customer_name, { className: "return-list__who" }),
  column<StaffReturn>(
    "what",
    "Rugs",
    ({ items }) =>
      items.map(({ itemId, carpet_name, size, quantity, reason }) => (
        <div key={itemId}>
          {carpet_name}, {size} × {quantity}
          {reason && <div className="admin-small admin-muted">{reason}</div>}
        </div>
      )),
    { className: "return-list__what" },
  ),
  column<StaffReturn>("value", "Value", ({ value }) => showCents(value), { className: "return-list__value admin-nowrap" }),
  column<StaffReturn>(
    "status",
    "Status",
    ({ status }) => <span className={`admin-status ${STATUS_TONES[status]}`}>{STATUS_NAMES[status]}</span>,
    { className: "return-list__status" },
  ),
  column<StaffReturn>("when", "Asked", ({ created_at }) => showWhen(created_at), {
    className: "return-list__when admin-nowrap",
  }),
];

export function ReturnsScreen() {
  const filters = useFilters();
  const { page, limit } = filters;
  const status = (filters.get("status") || undefined) as ReturnStatus | undefined;
  const query = { page, limit, status, search: filters.get("search") || undefined };
  const list = useReturns(query);
  const { data } = list;
  const opened = data?.rows.find(({ id }) => String(id) === filters.get("open"));
  const isFiltered = Boolean(query.search || status);
  return (
    <Screen title="Returns" sum={data && `${data.total} ${data.total === 1 ? "return" : "returns"}, newest first.`}>
      <div className="admin-toolbar">
        <SearchField label="Number, name, e-mail" value={filters.get("search")} onChange={(search) => filters.set({ search })} />
        <Select label="Status" value={status ?? ""} onChange={({ target }) => filters.set({ status: target.value })}>
          <option value="">All statuses</option>
          {RETURN_STATUSES.map((each) => (
            <option key={each} value={each}>
              {STATUS_NAMES[each]}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        of="returns"
        list={list}
        filters={filters}
        empty={
          <Empty title={isFiltered ? "No returns match" : "No returns yet"}>
            {isFiltered
              ? "Try other words or another status."
              : "Customers ask for one on their order's page, with their e-mail."}
          </Empty>
        }
      >
        {(rows) => (
          <Ledger
            className="return-list"
            label="Returns"
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
