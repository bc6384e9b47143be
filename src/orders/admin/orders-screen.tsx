import { Download, Plus } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Ledger } from "../../ui/admin/ledger.tsx";
import { PagedList } from "../../ui/admin/paged-list.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Empty } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import type { OrderQuery } from "../admin-contract.ts";
import { AccountingExport } from "./accounting-export.tsx";
import { OrderBatchBar, usePicked } from "./order-batch.tsx";
import { orderColumns } from "./order-columns.tsx";
import { OrderFilters } from "./order-filters.tsx";
import type { OrdersOverview } from "./overview-contract.ts";
import { SoundSwitch } from "./order-sound.tsx";
import { StockAlarmBand } from "./stock-alarm-band.tsx";
import { useOrdersSeen } from "./use-new-orders.ts";
import { useOrders } from "./use-orders.ts";
import { useOverview } from "./use-overview.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./order-list.css";

const FILTERS = [
  "search",
  "status",
  "payment_status",
  "payment_method",
  "tasks",
  "city",
  "tag",
  "assignee",
  "carrier",
  "from",
  "to",
  "min",
  "max",
] satisfies (keyof OrderQuery)[];

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
  const said = words().list;
  const { page, limit } = filters;
  const chosen = Object.fromEntries(FILTERS.map((name) => [name, filters.get(name) || undefined]));
  // As it stands in the address: what is no such value, the call refuses.
  const query = { ...chosen, page, limit } as OrderQuery;
  const list = useOrders(query);
  const { data } = list;
  const overview = useOverview().data;
  const csv = `/api/admin/orders/csv?${new URLSearchParams(chosenOf(query))}`;
  const filtered = chosenOf(query).length > 0;
  const picked = usePicked(data?.rows ?? []);
  return (
    <Screen
      title={words().orders}
      sum={overview && sentenceOf(overview)}
      actions={
        <>
          <SoundSwitch />
          <AccountingExport />
          <a className="admin-button" href={csv} download="orders.csv">
            <I of={Download} />
            {said.exportCsv}
          </a>
          <Only call="POST /api/admin/orders">
            <Link className="admin-button admin-button--primary" to={addresses.admin("orders/new")}>
              <I of={Plus} />
              {said.newSale}
            </Link>
          </Only>
        </>
      }
      phoneActions={
        <>
          <AccountingExport isSmall />
          <a
            className="admin-button admin-button--icon admin-button--text"
            href={csv}
            download="orders.csv"
            aria-label={said.exportCsv}
          >
            <I of={Download} />
          </a>
          <Link
            className="admin-button admin-button--icon admin-button--primary"
            to={addresses.admin("orders/new")}
            aria-label={said.newSale}
          >
            <I of={Plus} />
          </Link>
        </>
      }
    >
      <StockAlarmBand />
      {tasks}
      <div className="admin-toolbar">
        <SearchField label={said.search} value={filters.get("search")} onChange={(search) => filters.set({ search })} />
        <OrderFilters filters={filters} found={data?.total} />
        {data && <span className="admin-push-end">{words().count(data.total)}</span>}
      </div>
      <PagedList
        failed={said.failed}
        list={list}
        filters={filters}
        skeleton={{ height: 40 }}
        empty={
          filtered ? (
            <Empty
              title={said.noMatch}
              action={
                <button type="button" className="admin-button" onClick={filters.clear}>
                  {said.clearFilters}
                </button>
              }
            >
              {said.noMatchHint}
            </Empty>
          ) : (
            <Empty title={said.none}>{said.noneHint}</Empty>
          )
        }
      >
        {(rows) => (
          <Ledger
            className="order-list"
            label={words().orders}
            columns={[picked.column, ...orderColumns()]}
            rows={rows}
            keyOf={({ id }) => id}
            rowClass={({ order_number }) => (order_number === opened ? "is-on" : undefined)}
          />
        )}
      </PagedList>
      <OrderBatchBar picked={picked.orders} onDone={picked.clear} />
      {children}
    </Screen>
  );
}

const sentenceOf = ({ today, weeks, to_prepare }: OrdersOverview): string =>
  words().list.sum(today.orders, weeks.at(-1)?.orders ?? 0, to_prepare);

const chosenOf = ({ page: _page, limit: _limit, ...filter }: OrderQuery): [string, string][] =>
  Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
