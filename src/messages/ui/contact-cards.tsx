import { Building2, Clock, Mail, Phone, Store } from "lucide-react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { BRAND } from "../../brand.ts";
import { InstagramSign, WhatsappSign } from "../../ui/brand/signs.tsx";
import { whatsappAddress } from "../../ui/brand/whatsapp-address.ts";
import { Icon } from "../../ui/icon.tsx";

const HELP = [
  [addresses.shipping(), "Información de envío"],
  [addresses.returns(), "Devoluciones y cambios"],
  [addresses.questions(), "Preguntas frecuentes"],
  [addresses.track(), "Rastrea tu pedido"],
] as const;

/** Spec §2, Contact: store, office, phone, e-mail, hours, Instagram and help. */
export const ContactCards = () => (
  <>
    <ul className="contact__cards">
      <li>
        <Icon of={Store} />
        <div>
          <h2>Tienda</h2>
          <p>
            {BRAND.address.street}, {BRAND.address.city}
          </p>
          <Link className="link" to={addresses.showroom()}>
            Reserva tu visita
          </Link>
        </div>
      </li>
      <li>
        <Icon of={Building2} />
        <div>
          <h2>Oficina</h2>
          <p>{BRAND.office}</p>
        </div>
      </li>
      <li>
        <Icon of={Phone} />
        <div>
          <h2>Teléfono</h2>
          <p>
            <a className="link num" href={`tel:${BRAND.phone.link}`}>
              {BRAND.phone.shown}
            </a>
          </p>
        </div>
      </li>
      <li>
        <Icon of={Mail} />
        <div>
          <h2>Correo</h2>
          <p>
            <a className="link" href={`mailto:${BRAND.email}`}>
              {BRAND.email}
            </a>
          </p>
        </div>
      </li>
      <li>
        <Icon of={Clock} />
        <div>
          <h2>Horario</h2>
          {BRAND.hours.map(({ days, shown }) => (
            <p key={days}>
              {days}, <span className="num">{shown}</span>
            </p>
          ))}
        </div>
      </li>
    </ul>
    <p className="contact__signs">
      <a href={BRAND.instagram.url} target="_blank" rel="noopener">
        <InstagramSign /> {BRAND.instagram.handle}
      </a>
      <a href={whatsappAddress("Hola, tengo una pregunta.")} target="_blank" rel="noopener noreferrer">
        <WhatsappSign /> WhatsApp
      </a>
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
