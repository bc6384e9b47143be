import { Calendar } from "lucide";
import { useRef } from "react";
import { Link, useMatches } from "react-router";
import { addresses } from "../../../addresses.ts";
import { whatsappAddress } from "../../../ui/brand/whatsapp-address.ts";
import { WhatsappSign } from "../../../ui/brand/signs.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useShop } from "../../../ui/use-shop.ts";
import { useIsOver } from "./use-is-over.ts";
import { useIsScrolling } from "./use-is-scrolling.ts";
import "./floating-buttons.css";

/** A page may name its subject (a rug) so that the chat begins with it. */
const subjectOf = (matches: { loaderData?: unknown }[]): string | undefined =>
  matches.map(({ loaderData }) => (loaderData as { subject?: string } | undefined)?.subject).findLast(Boolean);

/** From a product's page the visit takes that rug along: it lies ready when the visitor comes. */
const showroomFrom = (matches: { id: string; params: { id?: string } }[]): string => {
  const id = matches.find((match) => match.id === "product" || match.id === "rug")?.params.id;
  return addresses.showroom(id ? { rugs: [{ id: Number(id) }] } : {});
};

/** The `handle` of a page where they float over nothing. */
export const HELP_AT_END = { isHelpAtEnd: true };
const isAtEnd = (matches: { handle?: unknown }[]): boolean => matches.some(({ handle }) => handle === HELP_AT_END);

/** Spec §2: on every page. They float in the gutter, one tab while the page scrolls, and hide from what must be read or pressed. */
export function FloatingButtons() {
  const { whatsapp, whatsappMessage } = useShop().contact;
  const matches = useMatches();
  const box = useRef<HTMLElement>(null);
  const isStill = isAtEnd(matches);
  const isAside = useIsOver(box, !isStill);
  const isScrolling = useIsScrolling(!isStill);
  const form = isStill ? " float--end" : `${isScrolling ? " float--tab" : ""}${isAside ? " float--aside" : ""}`;
  const subject = subjectOf(matches);
  const text = subject ? `Hola, me interesa la alfombra ${subject}.` : whatsappMessage || "Hola, quiero conocer sus alfombras.";
  return (
    <aside ref={box} className={`float${form}`} aria-label="Ayuda">
      <Link to={showroomFrom(matches)} aria-label="Reserva tu visita al showroom" title="Reserva tu visita al showroom">
        <Icon of={Calendar} size={22} />
        <span>Reserva tu visita</span>
      </Link>
      {whatsapp && (
        <a
          href={whatsappAddress(whatsapp, text)}
          target="_blank"
          rel="noopener"
          aria-label="Escríbenos por WhatsApp"
          title="Escríbenos por WhatsApp"
        >
          <WhatsappSign size={25} />
          <span>Escríbenos</span>
        </a>
      )}
    </aside>
  );
}
