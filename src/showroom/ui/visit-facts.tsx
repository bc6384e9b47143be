import { CalendarCheck, MapPin } from "lucide-react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { BRAND } from "../../brand.ts";
import { Icon } from "../../ui/icon.tsx";
import type { OwnVisit } from "../contract.ts";
import { capital, dayName, fullDayWords } from "../rules/day-words.ts";

type Props = { visit: OwnVisit; isOpen: boolean; onCancel: () => void };

/** One's own visit: when, where, with which rugs, and what can still be done about it. */
export function VisitFacts({ visit, isOpen, onCancel }: Props) {
  const { reservation_date: date, time_slot: slot, rugs } = visit;
  const isCancelled = visit.status === "cancelled";
  return (
    <>
      <p className="label">Tu visita</p>
      <h1>
        {isOpen ? `Te esperamos el ${dayName(date)} a las ${slot}` : isCancelled ? "Visita cancelada" : "Gracias por tu visita"}
      </h1>
      <p className="quiet">
        {isOpen
          ? "Si tus planes cambian, elige otra hora en el calendario o cancela la visita."
          : isCancelled
            ? "La hora quedó libre para otra persona. Puedes reservar de nuevo cuando quieras."
            : "Esta visita ya pasó. Puedes reservar otra cuando quieras."}
      </p>
      <ul className="showroom__place">
        <li>
          <Icon of={CalendarCheck} size={18} />
          <span>
            {capital(fullDayWords(date))}, {slot}
          </span>
        </li>
        <li>
          <Icon of={MapPin} size={18} />
          <span>
            {BRAND.address.street}, {BRAND.address.city}
            <br />
            <a className="link showroom__small" href={BRAND.map.url} target="_blank" rel="noopener">
              Cómo llegar
            </a>
          </span>
        </li>
      </ul>
      {rugs.length > 0 && (
        <p className="showroom__ready">
          {isOpen ? "Tendremos listas" : "Querías ver"}:{" "}
          {rugs.map((rug) => [rug.name, rug.size].filter(Boolean).join(" ")).join(", ")}.
        </p>
      )}
      <div className="showroom__acts">
        {isOpen ? (
          <>
            <a className="btn btn--main btn--small" href={visit.calendar_url} download>
              Agregar al calendario
            </a>
            <button type="button" className="link showroom__small" onClick={onCancel}>
              Cancelar la visita
            </button>
          </>
        ) : (
          <Link className="btn btn--main btn--small" to={addresses.showroom()}>
            Reservar otra visita
          </Link>
        )}
      </div>
    </>
  );
}
