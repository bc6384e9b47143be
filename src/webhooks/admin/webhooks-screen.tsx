import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
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
import { words } from "./words.ts";

type Acts = { log: (hook: Webhook) => void; pause: (hook: Webhook) => void; remove: (hook: Webhook) => void };

const columnsOf = ({ log, pause, remove }: Acts) => [
  column<Webhook>("url", words().list.address, ({ url, events }) => (
    <>
      <b>{url}</b>
      <div className="admin-small admin-muted">{events.join(", ")}</div>
    </>
  )),
  column<Webhook>("state", words().list.state, ({ is_active: isOn }) => (
    <span className={isOn ? "admin-status is-good" : "admin-status is-off"}>
      {isOn ? words().list.active : words().list.paused}
    </span>
  )),
  column<Webhook>("actions", <span className="admin-visually-hidden">{words().list.actions}</span>, (hook) => (
    <div className="admin-row-actions">
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={words().list.logOf(hook.url)}
        onClick={() => log(hook)}
      >
        {words().list.log}
      </button>
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={(hook.is_active ? words().list.pauseOf : words().list.goOnOf)(hook.url)}
        onClick={() => pause(hook)}
      >
        {hook.is_active ? words().list.pause : words().list.goOn}
      </button>
      <button
        type="button"
        className="admin-button admin-button--small"
        aria-label={words().list.removeOf(hook.url)}
        onClick={() => remove(hook)}
      >
        {words().list.remove}
      </button>
    </div>
  )),
];

export function WebhooksScreen() {
  const said = words().list;
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
    { failed: said.saveFailed, done: ({ is_active: isOn }) => (isOn ? said.goesOn : said.paused), stale: ["webhooks"] },
  );
  const remove = useSave(
    ({ id }: Webhook) => callApi<typeof deleteWebhook>("DELETE /api/admin/webhooks/{id}", { params: { id } }),
    {
      failed: said.removeFailed,
      done: () => said.removed,
      stale: ["webhooks"],
    },
  );
  const ask = async (hook: Webhook) => {
    const title = said.removeTitle(hook.url);
    if (await confirm({ title, text: said.removeText, action: said.removeAction })) remove.mutate(hook);
  };
  const acts = { log: setShown, pause: (hook: Webhook) => change.mutate(hook), remove: (hook: Webhook) => void ask(hook) };
  const { data } = list;
  const open = () => setAdding(true);
  return (
    <Screen
      title={said.title}
      sum={said.sum}
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={open}>
          <I of={Plus} />
          {said.add}
        </button>
      }
      phoneActions={
        <button
          type="button"
          className="admin-button admin-button--primary admin-button--icon"
          aria-label={said.add}
          onClick={open}
        >
          <I of={Plus} />
        </button>
      }
    >
      <ConnectionsNav />
      {list.error && <Banner text={said.failed} detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows height={30} />}
      {data && data.rows.length > 0 && (
        <Ledger
          className="connection-list"
          label={said.title}
          columns={columnsOf(acts)}
          rows={data.rows}
          keyOf={({ id }) => id}
        />
      )}
      {data?.total === 0 && <Empty title={said.none}>{said.noneHint}</Empty>}
      {adding && <WebhookForm onClose={() => setAdding(false)} />}
      {shown && <DeliveryLog of={shown} onClose={() => setShown(undefined)} />}
    </Screen>
  );
}
