import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import { useMay } from "../../staff/admin/use-session.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type { emptyDemo } from "../contract.ts";

/** Asks twice: the shop's name is typed, then the question comes. */
export function EmptyDemo({ shopName }: { shopName: string }) {
  const may = useMay();
  const confirm = useConfirm();
  const [typed, setTyped] = useState("");
  const empty = useSave(
    () => callApi<typeof emptyDemo>("POST /api/admin/first-steps/empty-demo", { body: { shopName: typed } }),
    {
      failed: "The demo was not emptied",
      done: () => "The demo is gone: this is your shop now",
      stale: ["first-steps", "settings", "content", "collections", "carpets", "orders", "media", "overview"],
    },
  );
  if (!may("POST /api/admin/first-steps/empty-demo")) return null;
  const ask = async () => {
    const text =
      "Its rugs, orders, customers, reviews, visits, texts and settings are deleted for good. People keep their accounts.";
    if (await confirm({ title: "Delete everything of the demo?", text, action: "Delete the demo", keep: "Keep the demo" }))
      empty.mutate(undefined);
  };
  return (
    <section className="first-steps__demo">
      <h2>Start my own shop from this</h2>
      <p className="admin-small admin-muted">
        Everything of the demo is deleted and your own shop begins empty, closed to visitors until you open it. This cannot be
        undone.
      </p>
      <Field label={`Type ${shopName} to go on`}>
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
        Empty the demo
      </button>
    </section>
  );
}
