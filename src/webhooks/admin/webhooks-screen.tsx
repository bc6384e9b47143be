import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { ConnectionsNav } from "../../ui/admin/connections.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { deleteWebhook, listWebhooks, updateWebhook, Webhook } from "../contract.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { WebhookForm } from "./webhook-form.tsx";

type Acts = { log: (hook: Webhook) => void; pause: (hook: Webhook) => void; remove: (hook: Webhook) => void };

const columnsOf = ({ log, pause, remove }: Acts) => [
  column<Webhook>("url", "Address", ({ url, events }) => (
    <>
      <b>{url}</b>
      <div className="admin-small admin-muted">{events.join(", ")}</div>
    </>
  )),
  column<Webhook>("state", "State", ({ is_active: isOn }) => (
    <span className={isOn ? "admin-status is-good" : "admin-status is-off"}>{isOn ? "Active" : "Paused"}</span>
  )),
  column<Webhook>("actions", <span className="admin-visually-hidden">Actions</span>, (hook) => (
    <div className="admin-row-actions">
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={`Log of ${hook.url}`}
        onClick={() => log(hook)}
      >
        Log
      </button>
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={`${hook.is_active ? "Pause" : "Go on with"} ${hook.url}`}
        onClick={() => pause(hook)}
      >
        {hook.is_active ? "Pause" : "Go on"}
      </button>
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={`Delete ${hook.url}`}
        onClick={() => remove(hook)}
      >
        Delete
      </button>
    </div>
  )),
];

export function WebhooksScreen() {
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState<Webhook>();
  const list = useQuery({
    queryKey: ["webhooks"],
    queryFn: () => callList<typeof listWebhooks>("GET /api/admin/webhooks", { limit: 100 }),
  });
  const confirm = useConfirm();
  const change = useSave(
    ({ id, is_active: isOn }: Webhook) =>
      callApi<typeof updateWebhook>("PUT /api/admin/webhooks/{id}", { params: { id }, body: { is_active: !isOn } }),
    { failed: "Error saving the webhook", done: ({ is_active: isOn }) => (isOn ? "It goes on" : "Paused"), stale: ["webhooks"] },
  );
  const remove = useSave(
    ({ id }: Webhook) => callApi<typeof deleteWebhook>("DELETE /api/admin/webhooks/{id}", { params: { id } }),
    {
      failed: "Error deleting the webhook",
      done: () => "Webhook deleted",
      stale: ["webhooks"],
    },
  );
  const ask = async (hook: Webhook) => {
    const text = "It is told of no more orders, and its log goes too.";
    if (await confirm({ title: `Delete ${hook.url}?`, text, action: "Delete webhook" })) remove.mutate(hook);
  };
  const acts = { log: setShown, pause: (hook: Webhook) => change.mutate(hook), remove: (hook: Webhook) => void ask(hook) };
  const { data } = list;
  const open = () => setAdding(true);
  return (
    <Screen
      title="Webhooks"
      sum="Addresses that are told of orders at once, signed, and again until they answer."
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={open}>
          <I of={Plus} />
          New webhook
        </button>
      }
      phoneActions={
        <button
          type="button"
          className="admin-button admin-button--primary admin-button--icon"
          aria-label="New webhook"
          onClick={open}
        >
          <I of={Plus} />
        </button>
      }
    >
      <ConnectionsNav />
      {list.error && <Banner text="Failed to fetch webhooks" detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows height={30} />}
      {data && data.rows.length > 0 && (
        <Ledger className="connection-list" label="Webhooks" columns={columnsOf(acts)} rows={data.rows} keyOf={({ id }) => id} />
      )}
      {data?.total === 0 && (
        <Empty title="No webhooks yet">An ERP or a marketplace can be told when an order is placed, paid or shipped.</Empty>
      )}
      {adding && <WebhookForm onClose={() => setAdding(false)} />}
      {shown && <DeliveryLog of={shown} onClose={() => setShown(undefined)} />}
    </Screen>
  );
}
