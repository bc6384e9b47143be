import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import type { OwnVisit } from "../contract.ts";
import { dayName } from "../rules/day-words.ts";
import { readyWords, rugWords } from "../rules/rug-words.ts";
import { WhenItem, WhereItem } from "./place-items.tsx";

type Props = { visit: OwnVisit; isOpen: boolean; onCancel: () => void };

/** One's own visit: when, where, with which rugs, and what can still be done about it. */
export function VisitFacts({ visit, isOpen, onCancel }: Props) {
  const { reservation_date: date, time_slot: slot, rugs } = visit;
  const isCancelled = visit.status === "cancelled";
  const heading = useRef<HTMLHeadingElement>(null);
  const now = `${date} ${slot} ${visit.status}`;
  const seen = useRef(now);
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    heading.current?.focus(); // what was pressed is gone or is another hour now
  }, [now]);
  return (
    <>
      <p className="label">Tu visita</p>
      <h1 ref={heading} tabIndex={-1}>
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
        <WhenItem visit={visit} />
        <WhereItem showroom={visit.place} />
      </ul>
      {rugs.length > 0 && <p className="showroom__ready">{isOpen ? readyWords(rugs) : `Querías ver: ${rugWords(rugs)}.`}</p>}
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
