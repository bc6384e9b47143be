import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Choices, CopyLine } from "../../ui/admin/connections.tsx";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { createWebhook } from "../contract.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "../rules/events.ts";

export function WebhookForm({ onClose }: { onClose: () => void }) {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS]);
  const save = useSave(() => callApi<typeof createWebhook>("POST /api/admin/webhooks", { body: { url, events } }), {
    failed: "Error saving the webhook",
    stale: ["webhooks"],
  });
  const made = save.data;
  return (
    <Drawer
      label="Webhooks"
      title={made ? "Its secret" : "New webhook"}
      width={480}
      unsaved={!made && url !== ""}
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
            <CopyLine label="Secret" text={made.secret} once />
          ) : (
            <>
              <Field label="Address" hint="A public https address that takes POST" error={save.error?.message}>
                {(wiring) => (
                  <input
                    className="admin-input"
                    type="url"
                    placeholder="https://"
                    value={url}
                    onChange={({ target }) => setUrl(target.value)}
                    {...wiring}
                  />
                )}
              </Field>
              <Choices legend="Told when" options={WEBHOOK_EVENTS} chosen={events} choose={setEvents} />
            </>
          )}
        </div>
        <div className="admin-drawer__foot">
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            {made ? "Done" : "Cancel"}
          </button>
          {!made && (
            <button
              className="admin-button admin-button--primary"
              disabled={!url.trim() || events.length === 0 || save.isPending}
            >
              Save webhook
            </button>
          )}
        </div>
      </form>
    </Drawer>
  );
}
