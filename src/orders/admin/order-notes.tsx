import { type FormEvent, useState } from "react";
import { showShortDay, showTime } from "../../ui/admin/show-day.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { useEditOrder } from "./use-orders.ts";
import { showPerson } from "../../staff/admin/show-person.ts";
import { Only } from "../../staff/admin/only.tsx";
import { orderWords } from "./order-words.ts";

/** For the team alone. */
export function OrderNotes({ order }: { order: StaffOrder }) {
  const [note, setNote] = useState("");
  const save = useEditOrder();
  const said = orderWords().notes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => setNote((now) => (now === note ? "" : now));
    if (note.trim()) save.mutate({ id: order.id, edit: { note } }, { onSuccess });
  };
  return (
    <section className="order-aside">
      <h2 className="admin-label">{said.title}</h2>
      {order.notes.map(({ id, text, at, by }) => (
        <p className="order-aside__note" key={id}>
          {text}
          <span className="admin-muted admin-small">
            {showPerson(by)}, {showShortDay(at)}, {showTime(at)}
          </span>
        </p>
      ))}
      <form onSubmit={submit}>
        <textarea
          className="admin-input"
          rows={3}
          maxLength={2000}
          aria-label={said.new}
          placeholder={said.onlyTeam}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="order-aside__foot">
          <span className="admin-muted admin-small">{said.never}</span>
          <Only call="PUT /api/admin/orders/{id}">
            <button className="admin-button admin-button--small" disabled={save.isPending || note.trim() === ""}>
              {said.add}
            </button>
          </Only>
        </div>
      </form>
    </section>
  );
}
