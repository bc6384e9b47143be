import { Trash2, X } from "lucide-react";
import * as Dialog from "@radix-ui/react-dialog";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { CLOSE_UNSAVED, useConfirm } from "../../ui/admin/confirm.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import { useReturnFocus } from "../../ui/admin/use-return-focus.ts";
import { onlyChanged } from "../../staff/rules/changes.ts";
import type { Reservation, ReservationChange } from "../contract.ts";
import { rugWords } from "../rules/rug-words.ts";
import { isExpected, SLOTS } from "../rules/slots.ts";
import type { ReservationStatus } from "../rules/status.ts";
import { longDay, showPhone } from "./english-days.ts";
import { Only } from "../../staff/admin/only.tsx";
import "./reservation-dialog.css";

type Props = {
  entry: Reservation;
  isSaving: boolean;
  onClose: () => void;
  onSave: (change: ReservationChange) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
};

const STATES: readonly ReservationStatus[] = ["confirmed", "completed", "cancelled", "blocked"];

const valuesOf = ({ customer_name, customer_phone, notes, status, reservation_date, time_slot }: Reservation) => ({
  customer_name,
  customer_phone,
  notes,
  status,
  reservation_date,
  time_slot,
});

const isToCome = ({ status, reservation_date: date, time_slot: slot }: Reservation, now: Date): boolean =>
  isExpected({ status, date, slot }, now);

/** What the sale's form begins with (orders/admin/sale-draft): who came, and the rugs that lay ready. */
const draftOf = ({ id, customer_name: name, customer_phone: phone, customer_email: email, rugs }: Reservation) => ({
  who: { name, phone, email },
  lines: rugs.map((rug) => ({ carpetId: rug.carpet_id, name: rug.name, size: rug.size || undefined, quantity: 1 })),
  reservationId: id,
});

/** Whether somebody who means to come will hear that they need not. */
function tellingWords(entry: Reservation, now: Date): string {
  if (!isToCome(entry, now)) return "";
  return entry.customer_email
    ? `A letter to ${entry.customer_email} says that the visit is cancelled. `
    : `There is no e-mail address: call ${showPhone(entry.customer_phone)} to say so. `;
}

export function ReservationDialog({ entry, isSaving, onClose, onSave, onDelete }: Props) {
  const [began] = useState(() => valuesOf(entry));
  const [form, setForm] = useState(began);
  const change = onlyChanged(began, form);
  const [isTried, setTried] = useState(false);
  const confirm = useConfirm();
  const focus = useReturnFocus();
  // Spec §5: a reservation's edit needs name and phone.
  const needs = (value: string, what: string) => (isTried && !value.trim() ? `${what} is required` : undefined);
  const edit = (name: keyof typeof form) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isSaving || !form.customer_name.trim() || !form.customer_phone.trim()) return;
    // The failure has been said by then; the form stays open with what was typed.
    await onSave(change).then(onClose, () => undefined);
  };
  const close = async (): Promise<void> => {
    if (Object.keys(change).length === 0 || (await confirm(CLOSE_UNSAVED))) onClose();
  };
  const remove = async (): Promise<void> => {
    const text = `The slot is free again and the visitor's own link stops working. ${tellingWords(entry, new Date())}This cannot be undone.`;
    const title = `Delete the reservation of ${entry.customer_name || "this slot"}?`;
    if (await confirm({ title, text, action: "Delete reservation" })) await onDelete().then(onClose, () => undefined);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || void close()}>
      <Dialog.Portal container={usePortalRoot()}>
        <Dialog.Overlay className="admin-overlay" />
        <Dialog.Content
          className="admin-dialog reservation-dialog"
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.onCloseAutoFocus}
        >
          <form onSubmit={(event) => void save(event)} noValidate>
            <header>
              <div>
                <span className="admin-label">
                  {longDay(entry.reservation_date)}, {entry.time_slot}
                </span>
                <Dialog.Title>{entry.customer_name || "Blocked"}</Dialog.Title>
              </div>
              <Dialog.Close className="admin-button admin-button--icon admin-button--text" aria-label="Close">
                <I of={X} />
              </Dialog.Close>
            </header>
            <div className="admin-dialog__body">
              <div className="admin-two-columns">
                <Field label="Full name" error={needs(form.customer_name, "Full name")}>
                  {(wiring) => <input className="admin-input" {...wiring} {...edit("customer_name")} />}
                </Field>
                <Field label="Phone" error={needs(form.customer_phone, "Phone")}>
                  {(wiring) => <input className="admin-input" type="tel" {...wiring} {...edit("customer_phone")} />}
                </Field>
                <Field label="Day">
                  {(wiring) => <input className="admin-input" type="date" {...wiring} {...edit("reservation_date")} />}
                </Field>
                <Field label="Hour">
                  {(wiring) => (
                    <select className="admin-input" {...wiring} {...edit("time_slot")}>
                      {SLOTS.map((slot) => (
                        <option key={slot}>{slot}</option>
                      ))}
                    </select>
                  )}
                </Field>
              </div>
              <fieldset className="admin-field">
                <legend className="admin-field__label">Status</legend>
                <div className="admin-segments">
                  {STATES.map((status) => (
                    <label key={status} aria-current={form.status === status ? "true" : undefined}>
                      <input
                        className="admin-visually-hidden"
                        type="radio"
                        name="status"
                        checked={form.status === status}
                        onChange={() => setForm({ ...form, status })}
                      />
                      {status.charAt(0).toUpperCase() + status.slice(1)}
                    </label>
                  ))}
                </div>
              </fieldset>
              <Field label="Notes">
                {(wiring) => <textarea className="admin-input" rows={3} {...wiring} {...edit("notes")} />}
              </Field>
              {entry.rugs.length > 0 && <p className="admin-small">Lay ready: {rugWords(entry.rugs)}</p>}
              {entry.customer_email && (
                <p className="admin-small">
                  <a href={`mailto:${entry.customer_email}`}>{entry.customer_email}</a>
                </p>
              )}
              {entry.customer_name && entry.status !== "blocked" && (
                <p>
                  <Link
                    className="admin-button admin-button--small"
                    to={addresses.admin("orders/new")}
                    state={{ draft: draftOf(entry) }}
                  >
                    Sell to them
                  </Link>
                </p>
              )}
            </div>
            <footer>
              <button
                type="button"
                className="admin-button admin-button--text admin-button--delete"
                onClick={() => void remove()}
              >
                <I of={Trash2} s />
                Delete reservation
              </button>
              <button type="button" className="admin-button admin-push-end" onClick={onClose}>
                Cancel
              </button>
              <Only call="PUT /api/admin/showroom/reservations/{id}">
                <button type="submit" className="admin-button admin-button--primary" disabled={isSaving}>
                  {isSaving ? "Saving…" : "Save"}
                </button>
              </Only>
            </footer>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
