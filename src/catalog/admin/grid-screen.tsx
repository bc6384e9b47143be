import { ChevronLeft, Undo2 } from "lucide";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Pager } from "../../ui/admin/pager.tsx";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { useFilters } from "../../ui/admin/use-filters.ts";
import { useLastPage } from "../../ui/admin/use-last-page.ts";
import { useLeaveGuard } from "../../ui/admin/use-leave-guard.ts";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { Spot } from "../rules/grid.ts";
import { CarpetFilters } from "./carpet-filters.tsx";
import type { saveGrid } from "./grid-contract.ts";
import { GridFoot } from "./grid-foot.tsx";
import { GridPhone } from "./grid-phone.tsx";
import { changeOf, modelOf } from "./grid-sheet.ts";
import { GridTable } from "./grid-table.tsx";
import { useCarpetFacts, useCarpets } from "./use-carpets.ts";
import { useGrid } from "./use-grid.ts";
import { bulkWords } from "./bulk-words.ts";
import { words } from "./words.ts";
import "../../ui/admin/screen.css";
import "../../ui/admin/top-bar.css";
import "../../ui/admin/save-bar.css";
import "./grid-screen.css";

const BACK = addresses.admin("carpets");
const NOBODY: never[] = [];

/** Many prices, stocks, words and flags at once: one save, all or nothing. */
export function GridScreen() {
  const { grid: said } = bulkWords();
  const { list: listed } = words();
  const filters = useFilters(50);
  const { page, limit } = filters;
  const list = useCarpets({
    page,
    limit,
    search: filters.get("search") || undefined,
    collection: filters.get("collection") || undefined,
    colors: filters.get("colors") || undefined,
  });
  useLastPage(filters, list);
  const facts = useCarpetFacts().data;
  const rows = list.data?.rows ?? NOBODY;
  const model = useMemo(() => modelOf(rows), [rows]);
  const grid = useGrid(model.sheet);
  const sheetKey = `${page} ${limit} ${filters.get("search")} ${filters.get("collection")} ${filters.get("colors")}`;
  const [selection, setSelection] = useState<{ of: string; spots: Spot[] }>();
  // Spots are places in a sheet: another page or filter leaves none selected.
  const spots = selection?.of === sheetKey ? selection.spots : NOBODY;
  useLeaveGuard(grid.count > 0);
  const save = useSave(() => callApi<typeof saveGrid>("PUT /api/admin/grid", { body: changeOf(grid.changed, grid.edits) }), {
    failed: said.failed,
    done: ({ changed }) => said.saved(changed),
    stale: ["carpets", "carpet", "carpet-facts", "collections"],
  });
  /** Somebody else was faster: their numbers come in under what was typed here. */
  const seeAnew = (error: Error) => {
    if (error instanceof ApiError && error.code === "catalog.grid_changed") void list.refetch();
  };
  const submit = () => {
    const [first] = grid.wrong;
    if (first?.spot) document.querySelector<HTMLElement>(`#cell-${first.spot.row}-${first.spot.col}`)?.focus();
    else if (first) filters.clear();
    else save.mutate(undefined, { onSuccess: () => grid.saved(grid.edits), onError: seeAnew });
  };
  const changes = said.changes(grid.count);
  const saving = grid.count > 0 ? said.saveChanges(grid.count) : said.save;
  const busy = grid.count === 0 || save.isPending;
  const choices = <CarpetFilters filters={filters} colors={facts?.colors} found={list.data?.total} />;
  return (
    <div className="admin-screen grid-screen">
      <title>{said.pageTitle}</title>
      <div className="admin-top-bar">
        <Link className="admin-button admin-button--icon admin-button--text" to={BACK} aria-label={said.back}>
          <I of={ChevronLeft} />
        </Link>
        <b aria-hidden="true">{said.title}</b>
        <span className="grid-screen__filter">{choices}</span>
      </div>
      <div className="grid-head">
        <div>
          <div className="admin-breadcrumb">
            <Link to={BACK}>{said.carpets}</Link>
          </div>
          <h1>{said.title}</h1>
        </div>
        <p aria-live="polite">
          <b>{grid.count > 0 ? changes : said.noChanges}</b>{" "}
          {grid.wrong.length > 0 && <span className="is-bad">{said.toFix(grid.wrong.length)}</span>}
        </p>
        <div className="grid-head__actions">
          <button type="button" className="admin-button admin-button--text" disabled={!grid.canUndo} onClick={grid.undo}>
            <I of={Undo2} />
            {said.undo}
          </button>
          <button type="button" className="admin-button" disabled={grid.count === 0} onClick={grid.clear}>
            {said.discard}
          </button>
          <button type="button" className="admin-button admin-button--primary" disabled={busy} onClick={submit}>
            {saving}
          </button>
        </div>
      </div>
      <div className="grid-toolbar">
        <SearchField label={listed.search} value={filters.get("search")} onChange={(search) => filters.set({ search })} />
        {choices}
        <div className="grid-legend" aria-hidden="true">
          <span>
            <i className="grid-legend__changed" />
            {said.changed}
          </span>
          <span>
            <i className="grid-legend__selected" />
            {said.selected}
          </span>
          <span>
            <i className="grid-legend__wrong" />
            {said.wrong}
          </span>
        </div>
      </div>
      {list.error && <Banner text={listed.failed} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows height={24} rows={10} />}
      {list.data?.total === 0 && <Empty title={listed.noneMatch}>{listed.noneMatchGrid}</Empty>}
      {rows.length > 0 && (
        <>
          <GridTable key={sheetKey} model={model} grid={grid} select={(next) => setSelection({ of: sheetKey, spots: next })} />
          <GridPhone model={model} grid={grid} />
          {list.data && list.data.total > limit && grid.count === 0 && (
            <Pager
              page={page}
              limit={limit}
              total={list.data.total}
              onPage={(to) => filters.set({ page: to })}
              onLimit={(to) => filters.set({ limit: to })}
            />
          )}
          <GridFoot grid={grid} spots={spots} />
        </>
      )}
      <div className="admin-save-bar">
        <span>
          {grid.wrong[0] ? <span className="is-bad">{grid.wrong[0].sentence}</span> : grid.count > 0 ? changes : said.noChanges}
        </span>
        <button type="button" className="admin-button" disabled={grid.count === 0} onClick={grid.clear}>
          {said.discard}
        </button>
        <button type="button" className="admin-button admin-button--primary" disabled={busy} onClick={submit}>
          {saving}
        </button>
      </div>
    </div>
  );
}
