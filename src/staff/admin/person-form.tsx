import { useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { CopyLine } from "../../ui/admin/connections.tsx";
import { MakeDrawer } from "../../ui/admin/make-drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import { type Role, ROLES } from "../rules/roles.ts";
import type { createStaff } from "../staff-contract.ts";
import { words } from "./words.ts";

/** Invites somebody: the link goes by letter and can be copied. */
export function PersonForm({ onClose }: { onClose: () => void }) {
  const said = words().people;
  const [form, setForm] = useState({ name: "", email: "", role: "seller" as Role });
  const save = useSave(() => callApi<typeof createStaff>("POST /api/admin/staff", { body: form }), {
    failed: said.inviteFailed,
    stale: ["staff"],
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const made = save.data;
  return (
    <MakeDrawer
      label={said.title}
      title={made ? said.isInvited(made.name) : said.invite}
      made={
        made && (
          <>
            <p>{said.letter(made.email)}</p>
            <CopyLine label={said.link} text={made.inviteUrl ?? ""} />
          </>
        )
      }
      unsaved={form.name !== ""}
      action={save.isPending ? said.inviting : said.invite}
      isOff={save.isPending}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextField
        label={words().name}
        error={fields.name}
        value={form.name}
        onChange={(text) => setForm({ ...form, name: text })}
      />
      <TextField
        label={words().email}
        error={fields.email}
        type="email"
        value={form.email}
        onChange={(text) => setForm({ ...form, email: text })}
      />
      <Field label={said.role} hint={words().rolesMay[form.role]} error={fields.role}>
        {(wiring) => (
          <Select value={form.role} onChange={({ target }) => setForm({ ...form, role: target.value as Role })} {...wiring}>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {words().roles[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </MakeDrawer>
  );
}
