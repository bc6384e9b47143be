import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { useShop } from "../../ui/use-shop.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choice.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError, TextArea, TextField } from "../../ui/field.tsx";
import type { OwnVisit } from "../contract.ts";
import { capital, dayName, dayNumber, hoursWords, monthName, yearOf } from "../rules/day-words.ts";
import { isVisitName, isVisitPhone } from "../rules/visitor.ts";
import { type BookingForm, useBooking, withCountry } from "../use-booking.ts";
import { usePlaceWords } from "../use-place.ts";
import { useWantedRugs, type WantedRug } from "../use-wanted-rugs.ts";
import type { Place } from "./week-view.ts";
import "./booking-dialog.css";

type Props = { showroom: string; place: Place; onClose: () => void; onBooked: (visit: OwnVisit) => void; onTaken: () => void };

export function BookingDialog({ showroom, place, onClose, onBooked, onTaken }: Props) {
  const id = useId();
  const [form, setForm] = useState<BookingForm>({ name: "", phone: "", email: "", notes: "" });
  const [without, setWithout] = useState<readonly string[]>([]);
  const { visits } = useShop();
  const rugs = useWantedRugs();
  const { busy, error, missing, send, clear } = useBooking({ ...place, showroom }, onBooked, onTaken);
  const edit = (field: keyof BookingForm) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [field]: event.target.value });
      if (field !== "notes") clear(field);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const needed = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[required]")];
    const isRight = ({ type, value }: HTMLInputElement): boolean =>
      type === "tel" ? isVisitPhone(withCountry(value.trim())) : isVisitName(value);
    needed.find((field) => !isRight(field))?.focus();
    void send(
      form,
      rugs.filter((rug) => !without.includes(keyOf(rug))),
    );
  };

  return (
    <Dialog labelledBy={`${id}-title`} onClose={onClose} className="booking">
      <p className="label">Reserva tu visita</p>
      <h2 id={`${id}-title`}>
        {capital(dayName(place.date))} {dayNumber(place.date)}, {place.slot}
      </h2>
      <p className="quiet">
        {[`${capital(monthName(place.date))} de ${yearOf(place.date)}`, hoursWords(visits.visitHours), usePlaceWords(showroom)]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <form onSubmit={submit} noValidate>
        <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
        <TextField
          id={`${id}-name`}
          label="Nombre completo"
          autoComplete="name"
          maxLength={120}
          required
          data-focus
          aria-invalid={missing.name || undefined}
          {...edit("name")}
          className={missing.name ? "field--bad" : ""}
        />
        <TextField
          id={`${id}-phone`}
          label="Teléfono"
          prefix={form.phone.startsWith("+") ? undefined : "+57"}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={34}
          required
          aria-invalid={missing.phone || undefined}
          {...edit("phone")}
          className={missing.phone ? "field--bad" : ""}
        />
        <TextField
          id={`${id}-email`}
          label="Correo"
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
          hint="Para enviarte la confirmación y el enlace de cambios."
          error={missing.email}
          {...edit("email")}
        />
        <TextArea
          id={`${id}-notes`}
          label="Qué te gustaría ver"
          optional
          maxLength={2000}
          placeholder="Por ejemplo: sala de 4 × 5 m, tonos rojos"
          {...edit("notes")}
        />
        {rugs.length > 0 && (
          <fieldset className="booking__rugs">
            <legend>{rugs.length === 1 ? "Ten esta alfombra lista" : "Ten estas alfombras listas"}</legend>
            {rugs.map((rug) => (
              <Checkbox
                key={keyOf(rug)}
                id={`${id}-${keyOf(rug)}`}
                checked={!without.includes(keyOf(rug))}
                onChange={({ target }) =>
                  setWithout(target.checked ? without.filter((key) => key !== keyOf(rug)) : [...without, keyOf(rug)])
                }
              >
                {rug.name} {rug.size && <span className="quiet">· {rug.size}</span>}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <p className="booking__privacy">
          Usamos tus datos solo para esta visita. <Link to={addresses.privacy()}>Política de privacidad</Link>
        </p>
        <div className="booking__acts">
          <Button look="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" aria-disabled={busy} onClick={(event) => busy && event.preventDefault()}>
            {busy ? "Reservando…" : "Confirmar reserva"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const keyOf = ({ id, size }: WantedRug): string => `${id}-${size}`;
