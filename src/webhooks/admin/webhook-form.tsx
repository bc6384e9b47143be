import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Choices, CopyLine } from "../../ui/admin/connections.tsx";
import { MakeDrawer } from "../../ui/admin/make-drawer.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
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
    <MakeDrawer
      label="Webhooks"
      title={made ? "Its secret" : "New webhook"}
      made={made && <CopyLine label="Secret" text={made.secret} once />}
      unsaved={url !== ""}
      action="Save webhook"
      isOff={!url.trim() || events.length === 0 || save.isPending}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextField
        label="Address"
        hint="A public https address that takes POST"
        error={save.error?.message}
        type="url"
        placeholder="https://"
        value={url}
        onChange={setUrl}
      />
      <Choices legend="Told when" options={WEBHOOK_EVENTS} chosen={events} choose={setEvents} />
    </MakeDrawer>
  );
}
