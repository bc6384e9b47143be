import type { ReactNode } from "react";
import { Ledger } from "../../staff/admin/ledger.tsx";
import { Pager } from "../../staff/admin/pager.tsx";
import { Screen } from "../../staff/admin/screen.tsx";
import { SearchField } from "../../staff/admin/search-field.tsx";
import { Select } from "../../staff/admin/select.tsx";
import { Banner, Empty, SkeletonRows } from "../../staff/admin/states.tsx";
import { useFilters } from "../../staff/admin/use-filters.ts";
import { reasonOf } from "../../staff/admin/use-save.ts";
import type { OrderQuery } from "../admin-contract.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "../rules/status.ts";
import { orderColumns } from "./order-columns.tsx";
import { ORDER_WORDS, PAYMENT_WORDS } from "./status-words.ts";
import { useOrders } from "./use-orders.ts";
import "./orders.css";

type Props = {
  /** The payment tasks' band, above the list as long as something is open. */
  tasks?: ReactNode;
  /** The order opened beside the list. */
  opened?: string;
  children?: ReactNode;
};

export function OrdersScreen({ tasks, opened, children }: Props) {
  const filters = useFilters();
  const { page, limit } = filters;
  const chosen = (name: string) => (filters.get(name) || undefined) as never;
  const query: OrderQuery = {
    page,
    limit,
    search: chosen("search"),
    status: chosen("status"),
    payment_status: chosen("payment_status"),
    payment_method: chosen("payment_method"),
    tasks: chosen("tasks"),
  };
  const list = useOrders(query);
  const { data } = list;
  const filtered = Boolean(query.search || query.status || query.payment_status || query.payment_method || query.tasks);
  return (
    <Screen
      title="Orders"
      sum={data && `${data.total} ${data.total === 1 ? "order" : "orders"}${filtered ? " match" : ", newest first"}.`}
    >
      {tasks}
      <div className="bar">
        <SearchField
          label="Number, name, phone or e-mail"
          value={filters.get("search")}
          onChange={(search) => filters.set({ search })}
        />
        <Select label="Status" value={filters.get("status")} onChange={(event) => filters.set({ status: event.target.value })}>
          <option value="">Any status</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {ORDER_WORDS[status][1]}
            </option>
          ))}
        </Select>
        <Select
          label="Payment"
          value={filters.get("payment_status")}
          onChange={(event) => filters.set({ payment_status: event.target.value })}
        >
          <option value="">Any payment</option>
          {PAYMENT_STATUSES.map((status) => (
            <option key={status} value={status}>
              {PAYMENT_WORDS[status][1]}
            </option>
          ))}
        </Select>
        <Select
          label="Method"
          value={filters.get("payment_method")}
          onChange={(event) => filters.set({ payment_method: event.target.value })}
        >
          <option value="">Any method</option>
          <option value="Bold">Bold</option>
          <option value="COD">Cash on delivery</option>
        </Select>
      </div>
      {list.error && <Banner text="Failed to fetch orders" detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows height={40} />}
      {data && data.rows.length > 0 && (
        <>
          <Ledger
            className="ords"
            label="Orders"
            columns={orderColumns}
            rows={data.rows}
            keyOf={({ id }) => id}
            rowClass={({ order_number }) => (order_number === opened ? "on" : undefined)}
          />
          <Pager
            page={page}
            limit={limit}
            total={data.total}
            onPage={(to) => filters.set({ page: to })}
            onLimit={(to) => filters.set({ limit: to })}
          />
        </>
      )}
      {data?.rows.length === 0 &&
        (filtered ? (
          <Empty
            title="No orders match"
            action={
              <button type="button" className="btn" onClick={filters.clear}>
                Clear filters
              </button>
            }
          >
            Try the number, the name, the phone or the e-mail alone.
          </Empty>
        ) : (
          <Empty title="No orders yet">They appear here the moment a shopper confirms one.</Empty>
        ))}
      {children}
    </Screen>
  );
}
