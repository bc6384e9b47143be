import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Banner } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import "./account.css";
import type { endSession, listSessions, StaffSession } from "../account-contract.ts";

const columnsOf = (end: (session: StaffSession) => void) => [
  column<StaffSession>("who", "Who", ({ name, device, current }) => (
    <>
      <b>{name}</b>
      <div className="admin-small admin-muted">{current ? `${device}, this browser` : device}</div>
    </>
  )),
  column<StaffSession>("seen", "Last seen", ({ lastSeen }) => showWhen(lastSeen), {
    className: "admin-nowrap",
    phoneLabel: "Last seen",
  }),
  column<StaffSession>("actions", <span className="admin-visually-hidden">Actions</span>, (session) =>
    session.current ? null : (
      <button type="button" className="admin-button admin-button--small" onClick={() => end(session)}>
        Sign out
      </button>
    ),
  ),
];

/** Browsers that are signed in: everybody's for an owner, one's own otherwise. */
export function SessionList() {
  const list = useQuery({ queryKey: ["sessions"], queryFn: () => callApi<typeof listSessions>("GET /api/admin/sessions") });
  const end = useSave(
    ({ id }: StaffSession) => callApi<typeof endSession>("DELETE /api/admin/sessions/{id}", { params: { id } }),
    { failed: "Error signing it out", done: () => "Signed out", stale: ["sessions"] },
  );
  return (
    <section className="session-list">
      <h2>Signed in</h2>
      {list.error && <Banner text="Failed to fetch the sessions" detail={reasonOf(list.error)} />}
      {list.data && (
        <Ledger label="Sessions" columns={columnsOf((session) => end.mutate(session))} rows={list.data} keyOf={({ id }) => id} />
      )}
    </section>
  );
}
