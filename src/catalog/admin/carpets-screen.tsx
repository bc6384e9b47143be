import { Plus, Table2 } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Ledger } from "../../ui/admin/ledger.tsx";
import { PagedList } from "../../ui/admin/paged-list.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { carpetColumns } from "./carpet-columns.tsx";
import { CarpetFilters } from "./carpet-filters.tsx";
import { NoCarpets, Views } from "./carpet-views.tsx";
import type { CarpetQuery } from "./contract.ts";
import { CsvTools } from "./csv-tools.tsx";
import { useFlag } from "./use-carpet-change.ts";
import { useCarpetFacts, useCarpets } from "./use-carpets.ts";
import { useRemoveCarpet } from "./use-remove-carpet.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";

const NEW = addresses.admin("carpets/new");
const GRID = addresses.admin("carpets/grid");

export function CarpetsScreen() {
  const said = words().list;
  const filters = useFilters();
  const { page, limit } = filters;
  const query: CarpetQuery = {
    page,
    limit,
    search: filters.get("search") || undefined,
    collection: filters.get("collection") || undefined,
    colors: filters.get("colors") || undefined,
    view: (filters.get("view") || undefined) as CarpetQuery["view"],
  };
  const list = useCarpets(query);
  const facts = useCarpetFacts().data;
  const flag = useFlag();
  const remove = useRemoveCarpet();
  const filtered = Boolean(query.search || query.collection || query.colors || query.view);
  const columns = carpetColumns({
    flag: (carpet, change) => flag.mutate({ carpet, change }),
    remove: (carpet) => void remove(carpet),
  });
  const { data } = list;
  return (
    <Screen
      title={said.title}
      sum={facts && said.sum(facts)}
      actions={
        <>
          <Only call="POST /api/admin/carpets/csv">
            <CsvTools query={query} />
          </Only>
          <Only call="PUT /api/admin/grid">
            <Link className="admin-button" to={GRID}>
              <I of={Table2} />
              {said.grid}
            </Link>
          </Only>
          <Only call="POST /api/admin/carpets">
            <Link className="admin-button admin-button--primary" to={NEW}>
              <I of={Plus} />
              {said.add}
            </Link>
          </Only>
        </>
      }
      phoneActions={
        <>
          <Only call="PUT /api/admin/grid">
            <Link className="admin-button admin-button--icon" to={GRID} aria-label={said.grid}>
              <I of={Table2} />
            </Link>
          </Only>
          <Only call="POST /api/admin/carpets">
            <Link className="admin-button admin-button--primary admin-button--icon" to={NEW} aria-label={said.add}>
              <I of={Plus} />
            </Link>
          </Only>
        </>
      }
    >
      <Views facts={facts} now={query.view} choose={(view) => filters.set({ view })} />
      <div className="admin-toolbar">
        <SearchField label={said.search} value={filters.get("search")} onChange={(search) => filters.set({ search })} />
        <CarpetFilters filters={filters} colors={facts?.colors} found={data?.total} />
        <span className="admin-push-end admin-small">{said.stockHint}</span>
      </div>
      <PagedList
        failed={said.failed}
        list={list}
        filters={filters}
        skeleton={{ rows: limit }}
        empty={<NoCarpets filtered={filtered} clear={filters.clear} />}
      >
        {(rows) => (
          <Ledger
            className="carpet-list"
            label={said.title}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            rowClass={({ is_active }) => (is_active ? undefined : "is-off")}
            sortedBy="name"
          />
        )}
      </PagedList>
    </Screen>
  );
}
