import { Download, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Ledger } from "../../ui/admin/ledger.tsx";
import { Pager } from "../../ui/admin/pager.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { useLastPage } from "../../ui/admin/use-last-page.ts";
import { reasonOf } from "../../ui/admin/use-save.ts";
import type { OrderQuery } from "../admin-contract.ts";
import { orderColumns } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import type { OrdersOverview } from "./overview-contract.ts";
import { StockAlarmBand } from "./stock-alarm-band.tsx";
import { useOrdersSeen } from "./use-new-orders.ts";
import { useOrders } from "./use-orders.ts";
import { useOverview } from "./use-overview.ts";
import "./order-list.css";

type Props = {
  /** The payment tasks' band, above the list as long as something is open. */
  tasks?: ReactNode;
  /** The order opened beside the list. */
  opened?: string;
  children?: ReactNode;
};

export function OrdersScreen({ tasks, opened, children }: Props) {
  const filters = useFilters();
  useOrdersSeen();
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
    city: chosen("city"),
    tag: chosen("tag"),
    assignee: chosen("assignee"),
    carrier: chosen("carrier"),
  };
  const list = useOrders(query);
  useLastPage(filters, list);
  const { data } = list;
  const overview = useOverview().data;
  const csv = `/api/admin/orders/csv?${new URLSearchParams(chosenOf(query))}`;
  const filtered = chosenOf(query).length > 0;
  return (
    <Screen
      title="Orders"
      sum={overview && sentenceOf(overview)}
      actions={
        <>
          <a className="admin-button" href={csv} download="orders.csv">
            <I of={Download} />
            Export CSV
          </a>
          <Link className="admin-button admin-button--primary" to={addresses.admin("orders/new")}>
            <I of={Plus} />
            New sale
          </Link>
        </>
      }
      phoneActions={
        <>
          <a
            className="admin-button admin-button--icon admin-button--text"
            href={csv}
            download="orders.csv"
            aria-label="Export CSV"
          >
            <I of={Download} />
          </a>
          <Link
            className="admin-button admin-button--icon admin-button--primary"
            to={addresses.admin("orders/new")}
            aria-label="New sale"
          >
            <I of={Plus} />
          </Link>
        </>
      }
    >
      <StockAlarmBand />
      {tasks}
      <div className="admin-toolbar">
        <SearchField
          label="Number, name, phone or e-mail"
          value={filters.get("search")}
          onChange={(search) => filters.set({ search })}
        />
        <OrderFilters filters={filters} found={data?.total} />
        {data && <span className="admin-push-end">{countOf(data.total)}</span>}
      </div>
      {list.error && <Banner text="Failed to fetch orders" detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows height={40} />}
      {data && data.rows.length > 0 && (
        <>
          <Ledger
            className="order-list"
            label="Orders"
            columns={orderColumns}
            rows={data.rows}
            keyOf={({ id }) => id}
            rowClass={({ order_number }) => (order_number === opened ? "is-on" : undefined)}
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
      {data?.total === 0 &&
        (filtered ? (
          <Empty
            title="No orders match"
            action={
              <button type="button" className="admin-button" onClick={filters.clear}>
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

const countOf = (total: number): string => `${total} ${total === 1 ? "order" : "orders"}`;

const sentenceOf = ({ today, weeks, to_prepare }: OrdersOverview): string =>
  `${today.orders} today, ${weeks.at(-1)?.orders ?? 0} this week. ${to_prepare} to prepare.`;

const chosenOf = ({ page: _page, limit: _limit, ...filter }: OrderQuery): [string, string][] =>
  Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
