import { useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { CopyLine } from "../../ui/admin/connections.tsx";
import { MakeDrawer } from "../../ui/admin/make-drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import { type Role, ROLE_WORDS, ROLES } from "../rules/roles.ts";
import type { createStaff } from "../staff-contract.ts";

/** Invites somebody: the link goes by letter and can be copied. */
export function PersonForm({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState({ name: "", email: "", role: "seller" as Role });
  const save = useSave(() => callApi<typeof createStaff>("POST /api/admin/staff", { body: form }), {
    failed: "Error inviting the person",
    stale: ["staff"],
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const made = save.data;
  return (
    <MakeDrawer
      label="People"
      title={made ? `${made.name} is invited` : "Invite"}
      made={
        made && (
          <>
            <p>A letter with this link is on its way to {made.email}. It opens once and lives 48 hours.</p>
            <CopyLine label="Link" text={made.inviteUrl ?? ""} />
          </>
        )
      }
      unsaved={form.name !== ""}
      action={save.isPending ? "Inviting…" : "Invite"}
      isOff={save.isPending}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextField label="Name" error={fields.name} value={form.name} onChange={(text) => setForm({ ...form, name: text })} />
      <TextField
        label="E-mail"
        error={fields.email}
        type="email"
        value={form.email}
        onChange={(text) => setForm({ ...form, email: text })}
      />
      <Field label="Role" hint={ROLE_WORDS[form.role]} error={fields.role}>
        {(wiring) => (
          <Select value={form.role} onChange={({ target }) => setForm({ ...form, role: target.value as Role })} {...wiring}>
            {ROLES.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </Select>
        )}
      </Field>
    </MakeDrawer>
  );
}
