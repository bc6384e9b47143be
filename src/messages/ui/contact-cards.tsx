import { Building2, Clock, type IconNode, Mail, Phone, Store } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { handleOf, phoneHref, placeWords } from "../../settings/rules/contact-words.ts";
import { InstagramSign, WhatsappSign } from "../../ui/brand/signs.tsx";
import { whatsappAddress } from "../../ui/brand/whatsapp-address.ts";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../ui/use-shop.ts";

const HELP = [
  [addresses.shipping(), "Información de envío"],
  [addresses.returns(), "Devoluciones y cambios"],
  [addresses.questions(), "Preguntas frecuentes"],
  [addresses.track(), "Rastrea tu pedido"],
] as const;

/** Spec §2, Contact: store, office, phone, e-mail, hours, Instagram and help; each only where it is known. */
export function ContactCards() {
  const { contact, hours } = useShop();
  const chat = contact.whatsapp && whatsappAddress(contact.whatsapp, contact.whatsappMessage || "Hola, tengo una pregunta.");
  return (
    <>
      <ul className="contact__cards">
        <Card of={Store} title="Tienda" isShown={placeWords(contact) !== ""}>
          <p>{placeWords(contact)}</p>
          <Link className="link" to={addresses.showroom()}>
            Reserva tu visita
          </Link>
        </Card>
        <Card of={Building2} title="Oficina" isShown={contact.office !== ""}>
          <p>{contact.office}</p>
        </Card>
        <Card of={Phone} title="Teléfono" isShown={contact.phone !== ""}>
          <p>
            <a className="link num" href={phoneHref(contact.phone)}>
              {contact.phone}
            </a>
          </p>
        </Card>
        <Card of={Mail} title="Correo" isShown={contact.email !== ""}>
          <p>
            <a className="link" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </p>
        </Card>
        <Card of={Clock} title="Horario" isShown={hours.shown.length > 0}>
          {hours.shown.map((line) => (
            <p key={line.days}>
              {line.days}, <span className="num">{line.hours}</span>
            </p>
          ))}
          {hours.soon.map(({ date, day, hours: said }) => (
            <p key={date}>
              {day}: <span className="num">{said}</span>
            </p>
          ))}
        </Card>
      </ul>
      <p className="contact__signs">
        {contact.instagram && (
          <a href={contact.instagram} target="_blank" rel="noopener">
            <InstagramSign /> {handleOf(contact.instagram)}
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noopener noreferrer">
            <WhatsappSign /> WhatsApp
          </a>
        )}
      </p>
      <nav className="contact__help" aria-label="Ayuda">
        <ul>
          {HELP.map(([to, name]) => (
            <li key={to}>
              <Link className="link" to={to}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

type CardProps = { of: IconNode; title: string; isShown: boolean; children: ReactNode };

const Card = ({ of, title, isShown, children }: CardProps) =>
  isShown && (
    <li>
      <Icon of={of} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </li>
  );
