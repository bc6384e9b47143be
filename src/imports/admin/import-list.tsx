import type { UseQueryResult } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import type { List } from "../../ui/admin/call-list.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { ImportEntry, listImports, retryPictures, undoImport } from "../contract.ts";

const STALE = ["imports", "carpets", "carpet-facts", "collections"];

/** Earlier imports: how far their pictures are, and the way back. */
export function ImportList({ list }: { list: UseQueryResult<List<typeof listImports>> }) {
  const confirm = useConfirm();
  const undo = useSave(
    ({ id }: ImportEntry) => callApi<typeof undoImport>("POST /api/admin/imports/{id}/undo", { params: { id } }),
    {
      failed: "Error undoing the import",
      done: ({ deleted, restored, left }) => ({
        text: `${deleted} rugs removed, ${restored} restored`,
        detail: left.map(({ name, reason }) => `${name}: ${reason}`).join("; ") || undefined,
        seconds: left.length > 0 ? 20 : 6,
      }),
      stale: STALE,
    },
  );
  const retry = useSave(
    ({ id }: ImportEntry) => callApi<typeof retryPictures>("POST /api/admin/imports/{id}/pictures", { params: { id } }),
    { failed: "Error asking for the pictures", done: () => "The pictures are fetched again", stale: STALE },
  );
  const ask = async (entry: ImportEntry) => {
    const text =
      "New rugs are removed, changed ones get their old words, prices and stock back. What was sold or changed since stays.";
    if (await confirm({ title: `Undo ${entry.filename}?`, text, action: "Undo import" })) undo.mutate(entry);
  };
  const rows = list.data?.rows ?? [];
  return (
    <section className="import-list" aria-label="Imports">
      {list.error && (
        <Banner text="Failed to fetch the imports" detail={reasonOf(list.error)} retry={() => void list.refetch()} />
      )}
      {list.isPending && <SkeletonRows rows={2} height={24} />}
      {rows.length > 0 && <h2>Earlier imports</h2>}
      <ul>
        {rows.map((entry) => (
          <li key={entry.id}>
            <div>
              <b>{entry.filename}</b>
              <div className="admin-small admin-muted">
                {showShortDay(entry.created_at)}, {showTime(entry.created_at)} · {entry.created} new, {entry.updated} changed,{" "}
                {entry.unchanged} as they were{entry.rejected > 0 && `, ${entry.rejected} left out`}
              </div>
              <Pictures of={entry} retry={() => retry.mutate(entry)} />
            </div>
            {entry.undone_at ? (
              <span className="admin-status is-off">Undone {showShortDay(entry.undone_at)}</span>
            ) : (
              <button
                type="button"
                className="admin-button admin-button--small"
                aria-label={`Undo ${entry.filename}`}
                disabled={undo.isPending}
                onClick={() => void ask(entry)}
              >
                Undo
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pictures({
  of: { pictures, picture_problems: problems, undone_at: undone },
  retry,
}: {
  of: ImportEntry;
  retry: () => void;
}) {
  if (pictures.total === 0 || undone) return null;
  return (
    <div className="admin-small">
      {pictures.waiting > 0 && <progress max={pictures.total} value={pictures.total - pictures.waiting} aria-label="Pictures" />}
      {pictures.done} of {pictures.total} pictures
      {pictures.failed > 0 && (
        <>
          , <span className="is-bad">{pictures.failed} could not be fetched</span>{" "}
          <button type="button" className="admin-link" onClick={retry}>
            Try again
          </button>
          <details>
            <summary>Which</summary>
            <ul>
              {problems.map(({ address, problem }) => (
                <li key={address}>
                  {address}: {problem}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}
