import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Banner } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import { showPerson } from "./show-person.ts";
import { words } from "./words.ts";
import "./account.css";
import type { endSession, listSessions, StaffSession } from "../account-contract.ts";

const columnsOf = (end: (session: StaffSession) => void, said = words().sessions) => [
  column<StaffSession>("who", said.who, ({ name, device, current }) => (
    <>
      <b>{showPerson(name)}</b>
      <div className="admin-small admin-muted">{current ? said.thisBrowser(words().device(device)) : words().device(device)}</div>
    </>
  )),
  column<StaffSession>("seen", words().lastSeen, ({ lastSeen }) => showWhen(lastSeen), {
    className: "admin-nowrap",
    phoneLabel: words().lastSeen,
  }),
  column<StaffSession>("actions", <span className="admin-visually-hidden">{words().actions}</span>, (session) =>
    session.current ? null : (
      <button type="button" className="admin-button admin-button--small" onClick={() => end(session)}>
        {said.signOut}
      </button>
    ),
  ),
];

/** Browsers that are signed in: everybody's for an owner, one's own otherwise. */
export function SessionList() {
  const said = words().sessions;
  const list = useQuery({ queryKey: ["sessions"], queryFn: () => callApi<typeof listSessions>("GET /api/admin/sessions") });
  const end = useSave(
    ({ id }: StaffSession) => callApi<typeof endSession>("DELETE /api/admin/sessions/{id}", { params: { id } }),
    { failed: said.endFailed, done: () => said.ended, stale: ["sessions"] },
  );
  return (
    <section className="session-list">
      <h2>{said.title}</h2>
      {list.error && <Banner text={said.failed} detail={reasonOf(list.error)} />}
      {list.data && (
        <Ledger
          label={said.label}
          columns={columnsOf((session) => end.mutate(session))}
          rows={list.data}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  );
}
