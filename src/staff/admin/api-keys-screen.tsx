import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
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

const columnsOf = (end: (key: ApiKey) => void) => [
  column<ApiKey>("name", "Name", ({ name, prefix }) => (
    <>
      <b>{name}</b>
      <div className="admin-small admin-muted">begins with {prefix}</div>
    </>
  )),
  column<ApiKey>("scopes", "May", ({ scopes }) => scopes.join(", ")),
  column<ApiKey>("made", "Made", ({ created_at }) => showWhen(created_at), {
    className: "admin-nowrap",
    phoneLabel: "Made",
  }),
  column<ApiKey>("used", "Last used", ({ last_used_at }) => (last_used_at ? showWhen(last_used_at) : "Never"), {
    className: "admin-nowrap",
    phoneLabel: "Last used",
  }),
  column<ApiKey>("end", <span className="admin-visually-hidden">Actions</span>, (key) => (
    <button type="button" className="admin-button admin-button--small" aria-label={`Revoke ${key.name}`} onClick={() => end(key)}>
      Revoke
    </button>
  )),
];

export function ApiKeysScreen() {
  const [adding, setAdding] = useState(false);
  const list = useQuery({
    queryKey: ["api-keys"],
    queryFn: () => callList<typeof listApiKeys>("GET /api/admin/api-keys", { limit: 100 }),
  });
  const confirm = useConfirm();
  const revoke = useSave(
    ({ id }: ApiKey) => callApi<typeof deleteApiKey>("DELETE /api/admin/api-keys/{id}", { params: { id } }),
    {
      failed: "Error revoking the key",
      done: () => "Key revoked",
      stale: ["api-keys"],
    },
  );
  const end = async (key: ApiKey) => {
    const text = "The program that uses it is refused from its next call on. This cannot be undone.";
    if (await confirm({ title: `Revoke ${key.name}?`, text, action: "Revoke key" })) revoke.mutate(key);
  };
  const { data } = list;
  return (
    <Screen
      title="API keys"
      sum="For your own programs: each key opens only what you choose. The calls are described at /api/docs."
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => setAdding(true)}>
          <I of={Plus} />
          New key
        </button>
      }
      phoneActions={
        <button
          type="button"
          className="admin-button admin-button--primary admin-button--icon"
          aria-label="New key"
          onClick={() => setAdding(true)}
        >
          <I of={Plus} />
        </button>
      }
    >
      <ConnectionsNav />
      {list.error && <Banner text="Failed to fetch the keys" detail={reasonOf(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows height={30} />}
      {data && data.rows.length > 0 && (
        <Ledger
          className="connection-list"
          label="API keys"
          columns={columnsOf((key) => void end(key))}
          rows={data.rows}
          keyOf={({ id }) => id}
        />
      )}
      {data?.total === 0 && (
        <Empty title="No keys yet">A key lets a program of yours read orders or set stock without the password.</Empty>
      )}
      {adding && <KeyForm onClose={() => setAdding(false)} />}
    </Screen>
  );
}

function KeyForm({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<ApiScope[]>([]);
  const save = useSave(() => callApi<typeof createApiKey>("POST /api/admin/api-keys", { body: { name, scopes } }), {
    failed: "Error making the key",
    stale: ["api-keys"],
  });
  const made = save.data;
  return (
    <MakeDrawer
      label="API keys"
      title={made ? made.name : "New key"}
      made={made && <CopyLine label="Key" text={made.key} once />}
      unsaved={name !== ""}
      action="Make key"
      isOff={!name.trim() || scopes.length === 0 || save.isPending}
      onSave={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextField label="Name" hint="What program will use it" maxLength={80} value={name} onChange={setName} />
      <Choices legend="It may" options={SCOPE_NAMES} chosen={scopes} choose={setScopes} />
    </MakeDrawer>
  );
}
