import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { Choices, CopyLine } from "../../ui/admin/connections.tsx";
import { MakeDrawer } from "../../ui/admin/make-drawer.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { createWebhook } from "../contract.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "../rules/events.ts";
import { words } from "./words.ts";

export function WebhookForm({ onClose }: { onClose: () => void }) {
  const said = words().form;
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<WebhookEvent[]>([...WEBHOOK_EVENTS]);
  const save = useSave(() => callApi<typeof createWebhook>("POST /api/admin/webhooks", { body: { url, events } }), {
    failed: words().list.saveFailed,
    stale: ["webhooks"],
  });
  const made = save.data;
  return (
    <MakeDrawer
      label={words().list.title}
      title={made ? said.itsSecret : said.title}
      made={made && <CopyLine label={said.secret} text={made.secret} once />}
      unsaved={url !== ""}
      action={said.save}
      isOff={!url.trim() || events.length === 0 || save.isPending}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextField
        label={said.address}
        hint={said.addressHint}
        error={save.error?.message}
        type="url"
        placeholder="https://"
        value={url}
        onChange={setUrl}
      />
      <Choices legend={said.toldWhen} options={WEBHOOK_EVENTS} chosen={events} choose={setEvents} />
    </MakeDrawer>
  );
}
