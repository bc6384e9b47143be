import { MapPin } from "lucide";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { whatsappAddress } from "../../ui/brand/whatsapp-address.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../ui/use-shop.ts";
import type { OwnVisit } from "../contract.ts";
import { dayName, dayWords } from "../rules/day-words.ts";
import { readyWords } from "../rules/rug-words.ts";
import { usePlaceWords } from "../use-place.ts";
import { MapLink, WhenItem } from "./place-items.tsx";

/** The confirmation, in the place of the invitation. Its title takes the focus. */
export function Booked({ visit }: { visit: OwnVisit }) {
  const { name, contact } = useShop();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [visit.id]);
  const { reservation_date: date, time_slot: slot } = visit;
  const said = `Hola, reservé una visita al showroom el ${dayWords(date)} a las ${slot}.`;
  return (
    <div className="showroom__booked">
      <p className="label">Reserva confirmada</p>
      <h1 ref={title} tabIndex={-1}>
        Te esperamos el {dayName(date)} a las {slot}
      </h1>
      <p className="quiet">Te contactaremos pronto para confirmar los detalles.</p>
      <ul className="showroom__place">
        <WhenItem visit={visit} />
        <li>
          <Icon of={MapPin} size={18} />
          <span>{[name, usePlaceWords(visit.place)].filter(Boolean).join(", ")}</span>
        </li>
      </ul>
      {visit.rugs.length > 0 && <p className="showroom__ready">{readyWords(visit.rugs)}</p>}
      <div className="showroom__acts">
        <a className="btn btn--main btn--small" href={visit.calendar_url} download>
          Agregar al calendario
        </a>
        <MapLink showroom={visit.place} />
        {contact.whatsapp && (
          <a
            className="link showroom__small"
            href={whatsappAddress(contact.whatsapp, said)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Enviar por WhatsApp
          </a>
        )}
        <Link className="link showroom__small" to={visit.manage_url}>
          Cambiar o cancelar la visita
        </Link>
      </div>
    </div>
  );
}
