import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { emptyDemo } from "../contract.ts";
import { words } from "./words.ts";

/** Asks twice: the shop's name is typed, then the question comes. */
export function EmptyDemo({ shopName }: { shopName: string }) {
  const said = words().demo;
  const may = useMay();
  const confirm = useConfirm();
  const [typed, setTyped] = useState("");
  const empty = useSave(
    () => callApi<typeof emptyDemo>("POST /api/admin/first-steps/empty-demo", { body: { shopName: typed } }),
    {
      failed: said.failed,
      done: () => said.emptied,
      stale: ["first-steps", "settings", "content", "collections", "carpets", "orders", "media", "overview"],
    },
  );
  if (!may("POST /api/admin/first-steps/empty-demo")) return null;
  const ask = async () => {
    if (await confirm(said.question)) empty.mutate(undefined);
  };
  return (
    <section className="first-steps__demo">
      <h2>{said.title}</h2>
      <p className="admin-small admin-muted">{said.about}</p>
      <Field label={said.type(shopName)}>
        {(wiring) => (
          <input
            className="admin-input"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...wiring}
          />
        )}
      </Field>
      <button
        type="button"
        className="admin-button admin-button--danger"
        disabled={typed.trim().toLowerCase() !== shopName.toLowerCase() || empty.isPending}
        onClick={() => void ask()}
      >
        {said.action}
      </button>
    </section>
  );
}
