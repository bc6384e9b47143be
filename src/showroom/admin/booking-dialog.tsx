import { useState } from "react";
import { ApiError } from "../../platform/call-api.ts";
import { Field } from "../../ui/admin/field.tsx";
import { FormDialog } from "../../ui/admin/form-dialog.tsx";
import type { NewVisit } from "../contract.ts";
import { SLOTS } from "../rules/slots.ts";
import { PlaceSelect } from "./place-select.tsx";
import { words } from "./words.ts";

type Props = {
  place: string;
  day: string;
  isSaving: boolean;
  onClose: () => void;
  onSave: (visit: NewVisit) => Promise<unknown>;
};

const FIELDS = {
  customer_name: ["name", "text"],
  customer_phone: ["phone", "tel"],
  customer_email: ["email", "email"],
  reservation_date: ["day", "date"],
} as const;

/** A visit that staff book for somebody on the phone. */
export function BookingDialog({ place, day, isSaving, onClose, onSave }: Props) {
  const said = words().visit;
  const [form, setForm] = useState({
    reservation_date: day,
    time_slot: "10:00",
    customer_name: "",
    customer_phone: "",
    customer_email: "",
    notes: "",
    place,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const edit = (name: keyof typeof form) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const submit = async (): Promise<void> => {
    if (isSaving) return;
    await onSave(form).then(onClose, (error: unknown) => setErrors(error instanceof ApiError ? error.fields : {}));
  };
  return (
    <FormDialog
      title={said.newTitle}
      onSubmit={() => void submit()}
      onClose={onClose}
      foot={
        <button className="admin-button admin-button--primary" disabled={isSaving}>
          {said.book}
        </button>
      }
    >
      <div className="admin-two-columns">
        {Object.entries(FIELDS).map(([name, [label, type]]) => (
          <Field key={name} label={said[label]} error={errors[name]}>
            {(wiring) => (
              <input {...wiring} className="admin-input" type={type} autoComplete="off" {...edit(name as keyof typeof FIELDS)} />
            )}
          </Field>
        ))}
        <PlaceSelect value={form.place} error={errors.place} onChange={(to) => setForm({ ...form, place: to })} />
        <Field label={said.hour} error={errors.time_slot}>
          {(wiring) => (
            <select {...wiring} className="admin-input" {...edit("time_slot")}>
              {SLOTS.map((slot) => (
                <option key={slot}>{slot}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={said.newNotes}>
        {(wiring) => <textarea {...wiring} className="admin-input" rows={3} maxLength={2000} {...edit("notes")} />}
      </Field>
    </FormDialog>
  );
}
