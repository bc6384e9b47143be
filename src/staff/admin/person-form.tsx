import { useState } from "react";
import { ApiError, callApi } from "../../platform/call-api.ts";
import { CopyLine } from "../../ui/admin/connections.tsx";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
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
    <Drawer
      label="People"
      title={made ? `${made.name} is invited` : "Invite"}
      width={480}
      unsaved={!made && form.name !== ""}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(undefined);
        }}
        noValidate
      >
        <div className="admin-drawer__body admin-drawer__form">
          {made ? (
            <>
              <p>A letter with this link is on its way to {made.email}. It opens once and lives 48 hours.</p>
              <CopyLine label="Link" text={made.inviteUrl ?? ""} />
            </>
          ) : (
            <>
              <Field label="Name" error={fields.name}>
                {(wiring) => (
                  <input
                    className="admin-input"
                    value={form.name}
                    onChange={({ target }) => setForm({ ...form, name: target.value })}
                    {...wiring}
                  />
                )}
              </Field>
              <Field label="E-mail" error={fields.email}>
                {(wiring) => (
                  <input
                    className="admin-input"
                    type="email"
                    value={form.email}
                    onChange={({ target }) => setForm({ ...form, email: target.value })}
                    {...wiring}
                  />
                )}
              </Field>
              <Field label="Role" hint={ROLE_WORDS[form.role]} error={fields.role}>
                {(wiring) => (
                  <Select
                    value={form.role}
                    onChange={({ target }) => setForm({ ...form, role: target.value as Role })}
                    {...wiring}
                  >
                    {ROLES.map((role) => (
                      <option key={role}>{role}</option>
                    ))}
                  </Select>
                )}
              </Field>
            </>
          )}
        </div>
        <div className="admin-drawer__foot">
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            {made ? "Done" : "Cancel"}
          </button>
          {!made && (
            <button className="admin-button admin-button--primary" disabled={save.isPending}>
              {save.isPending ? "Inviting…" : "Invite"}
            </button>
          )}
        </div>
      </form>
    </Drawer>
  );
}
