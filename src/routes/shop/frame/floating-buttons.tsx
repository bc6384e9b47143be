import { Calendar } from "lucide-react";
import { Link, useMatches } from "react-router";
import { addresses } from "../../../addresses.ts";
import { whatsappAddress } from "../../../ui/brand/whatsapp-address.ts";
import { WhatsappSign } from "../../../ui/brand/signs.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./floating-buttons.css";

/** A page may name its subject (a rug) so that the chat begins with it. */
const subjectOf = (matches: { loaderData?: unknown }[]): string | undefined =>
  matches.map(({ loaderData }) => (loaderData as { subject?: string } | undefined)?.subject).findLast(Boolean);

export function FloatingButtons() {
  const subject = subjectOf(useMatches());
  const text = subject ? `Hola, me interesa la alfombra ${subject}.` : "Hola, quiero conocer sus alfombras.";
  return (
    <aside className="float" aria-label="Ayuda">
      <Link to={addresses.showroom()} aria-label="Reserva tu visita al showroom" title="Reserva tu visita al showroom">
        <Icon of={Calendar} size={22} />
      </Link>
      <a
        href={whatsappAddress(text)}
        target="_blank"
        rel="noopener"
        aria-label="Escríbenos por WhatsApp"
        title="Escríbenos por WhatsApp"
      >
        <WhatsappSign size={25} />
      </a>
    </aside>
  );
}
