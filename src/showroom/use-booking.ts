import { useState } from "react";
import { ApiError, callApi, OFFLINE } from "../platform/call-api.ts";
import { randomKey } from "../platform/random-key.ts";
import type * as contract from "./contract.ts";
import { isVisitName, isVisitPhone, NAME_SHAPE, PHONE_SHAPE } from "./rules/visitor.ts";
import type { WantedRug } from "./use-wanted-rugs.ts";
import type { Place } from "./ui/week-view.ts";

export type BookingForm = { name: string; phone: string; email: string; notes: string };
type Missing = { name?: boolean; phone?: boolean; email?: string };

/** Spec §5 and §8, Booking: the sentences. */
const INCOMPLETE = "Nombre y teléfono son obligatorios";
const FAILED = "Error al crear la reserva";

/** Numbers typed without a country are Colombian, as the +57 before the box says. */
export const withCountry = (phone: string): string => (phone.startsWith("+") ? phone : `+57 ${phone}`);

export function useBooking(
  place: Place & { showroom: string },
  onBooked: (visit: contract.OwnVisit) => void,
  onTaken: () => void,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [missing, setMissing] = useState<Missing>({});
  const [key] = useState(randomKey);

  const send = async (form: BookingForm, rugs: readonly WantedRug[]): Promise<void> => {
    const [name, phone] = [form.name.trim(), form.phone.trim()];
    const wrong = { name: !isVisitName(name), phone: !isVisitPhone(withCountry(phone)) };
    setMissing(wrong);
    setError(!name || !phone ? INCOMPLETE : wrong.name ? NAME_SHAPE : wrong.phone ? PHONE_SHAPE : undefined);
    if (wrong.name || wrong.phone) return;
    setBusy(true);
    try {
      const visit = await callApi<typeof contract.bookVisit>("POST /api/showroom/reservations", {
        // The answer may be lost on the way: pressing again must not meet one's own visit as a taken hour.
        headers: { "idempotency-key": key },
        body: {
          reservation_date: place.date,
          time_slot: place.slot,
          customer_name: name,
          customer_phone: withCountry(phone),
          customer_email: form.email.trim(),
          notes: form.notes.trim(),
          rugs: rugs.map(({ id, size }) => ({ carpetId: id, size })),
          place: place.showroom || undefined,
        },
      });
      onBooked(visit);
    } catch (problem) {
      if (!(problem instanceof ApiError)) return setError(OFFLINE);
      const { customer_name, customer_phone, customer_email } = problem.fields;
      setMissing({ name: Boolean(customer_name), phone: Boolean(customer_phone), email: customer_email });
      setError(problem.fields.customer_email ? undefined : problem.message || FAILED);
      if (problem.status === 409 || problem.status === 422) onTaken();
    } finally {
      setBusy(false);
    }
  };
  const clear = (field: keyof Missing): void => {
    setMissing((all) => ({ ...all, [field]: undefined }));
    setError(undefined);
  };
  return { busy, error, missing, send, clear };
}
