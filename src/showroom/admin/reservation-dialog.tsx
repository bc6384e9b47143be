import { Trash2 } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { closeUnsaved, useConfirm } from "../../ui/admin/confirm.tsx";
import { Field } from "../../ui/admin/field.tsx";
import { FormDialog } from "../../ui/admin/form-dialog.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { onlyChanged } from "../../staff/rules/changes.ts";
import type { Reservation, ReservationChange } from "../contract.ts";
import { rugWords } from "../rules/rug-words.ts";
import { isExpected, SLOTS } from "../rules/slots.ts";
import type { ReservationStatus } from "../rules/status.ts";
import { PlaceSelect } from "./place-select.tsx";
import { longDay, showPhone } from "./staff-days.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./reservation-dialog.css";

type Props = {
  entry: Reservation;
  isSaving: boolean;
  onClose: () => void;
  onSave: (change: ReservationChange) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
};

const STATES: readonly ReservationStatus[] = ["confirmed", "completed", "cancelled", "blocked"];

const valuesOf = ({ customer_name, customer_phone, notes, status, reservation_date, time_slot, place }: Reservation) => ({
  customer_name,
  customer_phone,
  notes,
  status,
  reservation_date,
  time_slot,
  place,
});

const isToCome = ({ status, reservation_date: date, time_slot: slot }: Reservation, now: Date): boolean =>
  isExpected({ status, date, slot }, now);

/** What the sale's form begins with (orders/admin/sale-draft): who came, and the rugs that lay ready. */
const draftOf = ({ id, customer_name: name, customer_phone: phone, customer_email: email, rugs }: Reservation) => ({
  who: { name, phone, email },
  lines: rugs.map((rug) => ({ carpetId: rug.carpet_id, name: rug.name, size: rug.size || undefined, quantity: 1 })),
  reservationId: id,
});

/** Says as well whether somebody who means to come will hear that they need not. */
function removeText(entry: Reservation): string {
  const said = words().visit;
  if (!isToCome(entry, new Date())) return said.removeText;
  return entry.customer_email
    ? said.removeTextLetter(entry.customer_email)
    : said.removeTextCall(showPhone(entry.customer_phone));
}

export function ReservationDialog({ entry, isSaving, onClose, onSave, onDelete }: Props) {
  const said = words().visit;
  const [began] = useState(() => valuesOf(entry));
  const [form, setForm] = useState(began);
  const change = onlyChanged(began, form);
  const [isTried, setTried] = useState(false);
  const confirm = useConfirm();
  // Spec §5: a reservation's edit needs name and phone.
  const needs = (value: string, sentence: string) => (isTried && !value.trim() ? sentence : undefined);
  const edit = (name: keyof typeof form) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const save = async (): Promise<void> => {
    setTried(true);
    if (isSaving || !form.customer_name.trim() || !form.customer_phone.trim()) return;
    // The failure has been said by then; the form stays open with what was typed.
    await onSave(change).then(onClose, () => undefined);
  };
  const close = async (): Promise<void> => {
    if (Object.keys(change).length === 0 || (await confirm(closeUnsaved()))) onClose();
  };
  const remove = async (): Promise<void> => {
    const text = removeText(entry);
    const title = entry.customer_name ? said.removeTitle(entry.customer_name) : said.removeSlot;
    if (await confirm({ title, text, action: said.remove })) await onDelete().then(onClose, () => undefined);
  };
  return (
    <FormDialog
      className="reservation-dialog"
      label={`${longDay(entry.reservation_date)}, ${entry.time_slot}`}
      title={entry.customer_name || said.blocked}
      onSubmit={() => void save()}
      onClose={() => void close()}
      foot={
        <>
          <button type="button" className="admin-button admin-button--text admin-button--delete" onClick={() => void remove()}>
            <I of={Trash2} s />
            {said.remove}
          </button>
          <button type="button" className="admin-button admin-push-end" onClick={onClose}>
            {said.cancel}
          </button>
          <Only call="PUT /api/admin/showroom/reservations/{id}">
            <button type="submit" className="admin-button admin-button--primary" disabled={isSaving}>
              {isSaving ? said.saving : said.save}
            </button>
          </Only>
        </>
      }
    >
      <div className="admin-two-columns">
        <Field label={said.name} error={needs(form.customer_name, said.nameNeeded)}>
          {(wiring) => <input className="admin-input" {...wiring} {...edit("customer_name")} />}
        </Field>
        <Field label={said.phone} error={needs(form.customer_phone, said.phoneNeeded)}>
          {(wiring) => <input className="admin-input" type="tel" {...wiring} {...edit("customer_phone")} />}
        </Field>
        <PlaceSelect value={form.place} onChange={(place) => setForm({ ...form, place })} />
        <Field label={said.day}>
          {(wiring) => <input className="admin-input" type="date" {...wiring} {...edit("reservation_date")} />}
        </Field>
        <Field label={said.hour}>
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
        <legend className="admin-field__label">{said.status}</legend>
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
              {words().statuses[status]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={said.notes}>{(wiring) => <textarea className="admin-input" rows={3} {...wiring} {...edit("notes")} />}</Field>
      {entry.rugs.length > 0 && <p className="admin-small">{said.layReady(rugWords(entry.rugs))}</p>}
      {entry.customer_email && (
        <p className="admin-small">
          <a href={`mailto:${entry.customer_email}`}>{entry.customer_email}</a>
        </p>
      )}
      {entry.customer_name && entry.status !== "blocked" && (
        <p>
          <Link className="admin-button admin-button--small" to={addresses.admin("orders/new")} state={{ draft: draftOf(entry) }}>
            {said.sell}
          </Link>
        </p>
      )}
    </FormDialog>
  );
}
