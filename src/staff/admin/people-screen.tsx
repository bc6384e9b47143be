import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import { type Role, ROLES } from "../rules/roles.ts";
import type { deleteStaff, listStaff, StaffPerson, updateStaff } from "../staff-contract.ts";
import { PersonForm } from "./person-form.tsx";
import { SessionList } from "./session-list.tsx";
import { showPerson } from "./show-person.ts";
import { words } from "./words.ts";
import "./people.css";

type Acts = { change: (id: number, role: Role) => void; remove: (person: StaffPerson) => void };

const standing = ({ isShopOwner, canSignIn, inviteExpires, twoSteps, passkeys }: StaffPerson): string =>
  [
    isShopOwner
      ? words().people.ownersPassword
      : !canSignIn && (inviteExpires ? words().people.invited : words().people.invitationOver),
    twoSteps && words().people.twoSteps,
    passkeys > 0 && words().people.passkeys(passkeys),
  ]
    .filter(Boolean)
    .join(", ");

const columnsOf = ({ change, remove }: Acts, said = words().people) => [
  column<StaffPerson>(
    "who",
    said.person,
    (person) => (
      <>
        <b>{showPerson(person.name)}</b>
        <div className="admin-small admin-muted">{[person.email, standing(person)].filter(Boolean).join(" · ")}</div>
      </>
    ),
    { className: "people-list__who" },
  ),
  column<StaffPerson>("role", said.role, ({ id, name, role, isShopOwner }) =>
    isShopOwner ? (
      words().roles.owner
    ) : (
      <Select label={said.roleOf(name)} value={role} onChange={(event) => change(id, event.target.value as Role)}>
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {words().roles[each]}
          </option>
        ))}
      </Select>
    ),
  ),
  column<StaffPerson>("seen", words().lastSeen, ({ lastSeen }) => (lastSeen ? showWhen(lastSeen) : words().never), {
    className: "admin-nowrap",
    phoneLabel: words().lastSeen,
  }),
  column<StaffPerson>("actions", <span className="admin-visually-hidden">{words().actions}</span>, (person) =>
    person.isShopOwner ? null : (
      <div className="admin-row-actions">
        <button
          type="button"
          className="admin-button admin-button--icon admin-button--small"
          aria-label={said.remove(person.name)}
          onClick={() => remove(person)}
        >
          <I of={Trash2} s />
        </button>
      </div>
    ),
  ),
];

/** Who works here, as what, and from which browsers. */
export function PeopleScreen() {
  const said = words().people;
  const [isAdding, setAdding] = useState(false);
  const confirm = useConfirm();
  const list = useQuery({
    queryKey: ["staff"],
    queryFn: () => callList<typeof listStaff>("GET /api/admin/staff", { limit: 100 }),
  });
  const stale = ["staff", "sessions"];
  const update = useSave(
    ({ id, role }: { id: number; role: Role }) =>
      callApi<typeof updateStaff>("PUT /api/admin/staff/{id}", { params: { id }, body: { role } }),
    { failed: said.roleFailed, done: ({ name, role }) => said.isNow(name, words().roles[role]), stale },
  );
  const end = useSave(({ id }: StaffPerson) => callApi<typeof deleteStaff>("DELETE /api/admin/staff/{id}", { params: { id } }), {
    failed: said.removeFailed,
    done: () => said.removed,
    stale,
  });
  const remove = async (person: StaffPerson) => {
    const question = { title: said.removeTitle(person.name), text: said.removeText, action: said.removeAction };
    if (await confirm(question)) end.mutate(person);
  };
  const columns = columnsOf({ change: (id, role) => update.mutate({ id, role }), remove: (person) => void remove(person) });
  return (
    <Screen
      title={said.title}
      sum={said.sum}
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => setAdding(true)}>
          <I of={Plus} s />
          {said.invite}
        </button>
      }
    >
      {list.error && <Banner text={said.failed} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows />}
      {list.data && <Ledger label={said.title} columns={columns} rows={list.data.rows} keyOf={({ id }) => id} />}
      <SessionList />
      {isAdding && <PersonForm onClose={() => setAdding(false)} />}
    </Screen>
  );
}
