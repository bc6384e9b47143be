import type { UseQueryResult } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import type { List } from "../../ui/admin/call-list.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { ImportEntry, listImports, retryPictures, undoImport } from "../contract.ts";
import { words } from "./words.ts";

const STALE = ["imports", "carpets", "carpet-facts", "collections"];

/** Earlier imports: how far their pictures are, and the way back. */
export function ImportList({ list }: { list: UseQueryResult<List<typeof listImports>> }) {
  const said = words().list;
  const confirm = useConfirm();
  const undo = useSave(
    ({ id }: ImportEntry) => callApi<typeof undoImport>("POST /api/admin/imports/{id}/undo", { params: { id } }),
    {
      failed: said.undoFailed,
      done: ({ deleted, restored, left }) => ({
        text: said.undone(deleted, restored),
        detail: left.map(({ name, reason }) => `${name}: ${reason}`).join("; ") || undefined,
        seconds: left.length > 0 ? 20 : 6,
      }),
      stale: STALE,
    },
  );
  const retry = useSave(
    ({ id }: ImportEntry) => callApi<typeof retryPictures>("POST /api/admin/imports/{id}/pictures", { params: { id } }),
    { failed: said.retryFailed, done: () => said.retried, stale: STALE },
  );
  const ask = async (entry: ImportEntry) => {
    const question = { title: said.undoTitle(entry.filename), text: said.undoText, action: said.undoAction };
    if (await confirm(question)) undo.mutate(entry);
  };
  const rows = list.data?.rows ?? [];
  return (
    <section className="import-list" aria-label={said.label}>
      {list.error && <Banner text={said.failed} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows rows={2} height={24} />}
      {rows.length > 0 && <h2>{said.title}</h2>}
      <ul>
        {rows.map((entry) => (
          <li key={entry.id}>
            <div>
              <b>{entry.filename}</b>
              <div className="admin-small admin-muted">
                {showShortDay(entry.created_at)}, {showTime(entry.created_at)} · {said.counts(entry)}
              </div>
              <Pictures of={entry} retry={() => retry.mutate(entry)} />
            </div>
            {entry.undone_at ? (
              <span className="admin-status is-off">{said.undoneOn(showShortDay(entry.undone_at))}</span>
            ) : (
              <button
                type="button"
                className="admin-button admin-button--small"
                aria-label={said.undoOf(entry.filename)}
                disabled={undo.isPending}
                onClick={() => void ask(entry)}
              >
                {said.undo}
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
  const said = words().list;
  if (pictures.total === 0 || undone) return null;
  return (
    <div className="admin-small">
      {pictures.waiting > 0 && (
        <progress max={pictures.total} value={pictures.total - pictures.waiting} aria-label={said.pictures} />
      )}
      {said.picturesDone(pictures.done, pictures.total)}
      {pictures.failed > 0 && (
        <>
          , <span className="is-bad">{said.picturesFailed(pictures.failed)}</span>{" "}
          <button type="button" className="admin-link" onClick={retry}>
            {said.again}
          </button>
          <details>
            <summary>{said.which}</summary>
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
