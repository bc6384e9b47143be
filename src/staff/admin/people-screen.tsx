import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
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

type Acts = { change: (id: number, role: Role) => void; remove: (person: StaffPerson) => void };

const standing = ({ isShopOwner, canSignIn, inviteExpires, twoSteps, passkeys }: StaffPerson): string =>
  [
    isShopOwner ? "The owner's password" : !canSignIn && (inviteExpires ? "Invited" : "The invitation is over"),
    twoSteps && "two steps",
    passkeys > 0 && (passkeys === 1 ? "1 passkey" : `${passkeys} passkeys`),
  ]
    .filter(Boolean)
    .join(", ");

const columnsOf = ({ change, remove }: Acts) => [
  column<StaffPerson>("who", "Person", (person) => (
    <>
      <b>{person.name}</b>
      <div className="admin-small admin-muted">{[person.email, standing(person)].filter(Boolean).join(" · ")}</div>
    </>
  )),
  column<StaffPerson>("role", "Role", ({ id, name, role, isShopOwner }) =>
    isShopOwner ? (
      "owner"
    ) : (
      <Select label={`Role of ${name}`} value={role} onChange={(event) => change(id, event.target.value as Role)}>
        {ROLES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
    ),
  ),
  column<StaffPerson>("seen", "Last seen", ({ lastSeen }) => (lastSeen ? showWhen(lastSeen) : "Never"), {
    className: "admin-nowrap",
    phoneLabel: "Last seen",
  }),
  column<StaffPerson>("actions", <span className="admin-visually-hidden">Actions</span>, (person) =>
    person.isShopOwner ? null : (
      <div className="admin-row-actions">
        <button
          type="button"
          className="admin-button admin-button--icon admin-button--small"
          aria-label={`Remove ${person.name}`}
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
    { failed: "Error changing the role", done: ({ name, role }) => `${name} is now ${role}`, stale },
  );
  const end = useSave(({ id }: StaffPerson) => callApi<typeof deleteStaff>("DELETE /api/admin/staff/{id}", { params: { id } }), {
    failed: "Error removing the person",
    done: () => "Removed and signed out",
    stale,
  });
  const remove = async (person: StaffPerson) => {
    const question = {
      title: `Remove ${person.name}?`,
      text: "They are signed out at once. What they did stays in the history.",
    };
    if (await confirm({ ...question, action: "Remove" })) end.mutate(person);
  };
  const columns = columnsOf({ change: (id, role) => update.mutate({ id, role }), remove: (person) => void remove(person) });
  return (
    <Screen
      title="People"
      sum="Who works here and what each may do."
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => setAdding(true)}>
          <I of={Plus} s />
          Invite
        </button>
      }
    >
      {list.error && <Banner text="Failed to fetch the people" detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows />}
      {list.data && <Ledger label="People" columns={columns} rows={list.data.rows} keyOf={({ id }) => id} />}
      <SessionList />
      {isAdding && <PersonForm onClose={() => setAdding(false)} />}
    </Screen>
  );
}
