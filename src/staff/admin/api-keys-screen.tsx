import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { Choices, ConnectionsNav, CopyLine } from "../../ui/admin/connections.tsx";
import { MakeDrawer } from "../../ui/admin/make-drawer.tsx";
import { TextField } from "../../ui/admin/text-field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column, Ledger } from "../../ui/admin/ledger.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Banner, Empty, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf, useSave } from "../../ui/admin/use-save.ts";
import type { ApiKey, createApiKey, deleteApiKey, listApiKeys } from "../api-keys-contract.ts";
import { type ApiScope, SCOPE_NAMES } from "../rules/api-scopes.ts";
import { words } from "./words.ts";

const columnsOf = (end: (key: ApiKey) => void, said = words().keys) => [
  column<ApiKey>("name", words().name, ({ name, prefix }) => (
    <>
      <b>{name}</b>
      <div className="admin-small admin-muted">{said.begins(prefix)}</div>
    </>
  )),
  column<ApiKey>("scopes", said.may, ({ scopes }) => scopes.join(", ")),
  column<ApiKey>("made", said.made, ({ created_at }) => showWhen(created_at), {
    className: "admin-nowrap",
    phoneLabel: said.made,
  }),
  column<ApiKey>("used", said.lastUsed, ({ last_used_at }) => (last_used_at ? showWhen(last_used_at) : words().never), {
    className: "admin-nowrap",
    phoneLabel: said.lastUsed,
  }),
  column<ApiKey>("end", <span className="admin-visually-hidden">{words().actions}</span>, (key) => (
    <button
      type="button"
      className="admin-button admin-button--small"
      aria-label={said.revokeOne(key.name)}
      onClick={() => end(key)}
    >
      {said.revoke}
    </button>
  )),
];

export function ApiKeysScreen() {
  const said = words().keys;
  const [adding, setAdding] = useState(false);
  const list = useQuery({
    queryKey: ["api-keys"],
    queryFn: () => callList<typeof listApiKeys>("GET /api/admin/api-keys", { limit: 100 }),
  });
  const confirm = useConfirm();
  const revoke = useSave(
    ({ id }: ApiKey) => callApi<typeof deleteApiKey>("DELETE /api/admin/api-keys/{id}", { params: { id } }),
    {
      failed: said.revokeFailed,
      done: () => said.revoked,
      stale: ["api-keys"],
    },
  );
  const end = async (key: ApiKey) => {
    const question = { title: said.revokeTitle(key.name), text: said.revokeText, action: said.revokeAction };
    if (await confirm(question)) revoke.mutate(key);
  };
  const { data } = list;
  return (
    <Screen
      title={said.title}
      sum={
        <>
          {said.sum}{" "}
          <a className="admin-link" href="/api/docs">
            {said.docs}
          </a>
        </>
      }
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => setAdding(true)}>
          <I of={Plus} />
          {said.add}
        </button>
      }
      phoneActions={
        <button
          type="button"
          className="admin-button admin-button--primary admin-button--icon"
          aria-label={said.add}
          onClick={() => setAdding(true)}
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
          columns={columnsOf((key) => void end(key))}
          rows={data.rows}
          keyOf={({ id }) => id}
        />
      )}
      {data?.total === 0 && <Empty title={said.empty}>{said.emptyText}</Empty>}
      {adding && <KeyForm onClose={() => setAdding(false)} />}
    </Screen>
  );
}

function KeyForm({ onClose }: { onClose: () => void }) {
  const said = words().keys;
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const save = useSave(() => callApi<typeof createApiKey>("POST /api/admin/api-keys", { body: { name, scopes } }), {
    failed: said.makeFailed,
    stale: ["api-keys"],
  });
  const made = save.data;
  return (
    <MakeDrawer
      label={said.title}
      title={made ? made.name : said.add}
      made={made && <CopyLine label={said.key} text={made.key} once />}
      unsaved={name !== ""}
      action={said.make}
      isOff={!name.trim() || scopes.length === 0 || save.isPending}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextField label={words().name} hint={said.nameHint} maxLength={80} value={name} onChange={setName} />
      <Choices legend={said.itMay} options={SCOPE_NAMES} chosen={scopes} choose={setScopes} />
    </MakeDrawer>
  );
}
