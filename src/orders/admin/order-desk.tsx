import { showPerson } from "../../staff/admin/show-person.ts";
import type { FormEvent } from "react";
import { Field } from "../../ui/admin/field.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { StaffOrder } from "../admin-contract.ts";
import { useEditOrder, useOrderOptions } from "./use-orders.ts";
import { Only } from "../../staff/admin/only.tsx";
import { useTyped } from "../../staff/admin/use-typed.ts";
import { orderWords } from "./order-words.ts";

/** Who looks after it, and the team's own words for it. */
export function OrderDesk({ order }: { order: StaffOrder }) {
  const options = useOrderOptions().data;
  const save = useEditOrder();
  const said = orderWords().desk;
  const people = new Set([...(options?.people ?? []), ...(order.assignee ? [order.assignee] : [])]);
  return (
    <section className="order-aside">
      <h2 className="admin-label">{said.title}</h2>
      <Field label={said.assignee}>
        {(wiring) => (
          <Select
            {...wiring}
            value={order.assignee ?? ""}
            disabled={save.isPending}
            onChange={({ target }) => save.mutate({ id: order.id, edit: { assignee: target.value || null } })}
          >
            <option value="">{said.nobody}</option>
            {[...people].map((name) => (
              <option key={name} value={name}>
                {showPerson(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Tags key={order.id} order={order} known={options?.tags ?? []} />
    </section>
  );
}

function Tags({ order, known }: { order: StaffOrder; known: readonly string[] }) {
  const save = useEditOrder();
  const said = orderWords().desk;
  const kept = order.tags.join(", ");
  const { draft, set, saved } = useTyped({ text: kept });
  const isChanged = draft.text.trim() !== kept;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) save.mutate({ id: order.id, edit: { tags: draft.text.split(",") } }, { onSuccess: () => saved(draft) });
  };
  return (
    <form onSubmit={submit}>
      <Field label={said.tags} hint={known.length > 0 ? said.inUse(known.slice(0, 6).join(", ")) : said.byCommas}>
        {(wiring) => (
          <input
            {...wiring}
            className="admin-input"
            maxLength={400}
            value={draft.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        )}
      </Field>
      {isChanged && (
        <Only call="PUT /api/admin/orders/{id}">
          <button className="admin-button admin-button--small" disabled={save.isPending}>
            {said.saveTags}
          </button>
        </Only>
      )}
    </form>
  );
}
