import { Banknote, CircleCheck, Truck } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import type { PublicSettings } from "../../../settings/public-shape.ts";
import { phoneHref } from "../../../settings/rules/contact-words.ts";
import { FacebookSign, InstagramSign, WhatsappSign } from "../../../ui/brand/signs.tsx";
import { whatsappAddress } from "../../../ui/brand/whatsapp-address.ts";
import { showPercent } from "../../../rates.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useShop, useYear } from "../../../ui/use-shop.ts";
import { AUTHORITY } from "../authority.ts";
import { ShopMark } from "./shop-mark.tsx";
import "./footer.css";

const benefitsOf = ({ returnsDays, codEnabled, codPercent }: PublicSettings["selling"]) => [
  { of: Truck, name: "Envío gratis", said: "A toda Colombia, incluido en el precio." },
  ...(returnsDays > 0
    ? [
        {
          of: CircleCheck,
          name: "Satisfacción garantizada",
          said: `${returnsDays} días para devolverla, con reembolso completo.`,
        },
      ]
    : []),
  ...(codEnabled
    ? [
        {
          of: Banknote,
          name: "Paga en efectivo en la entrada",
          said: `La recibes, la ves y la pagas en tu puerta${codPercent > 0 ? `, con ${showPercent(codPercent)} de recargo` : ""}.`,
        },
      ]
    : []),
];

const QUICK = [
  [addresses.home(), "Inicio"],
  [addresses.catalog(), "Catálogo"],
  [addresses.about(), "Nosotros"],
  [addresses.contact(), "Contáctanos"],
] as const;

const SERVICE = [
  [addresses.contact(), "Contáctanos"],
  [addresses.shipping(), "Información de envío"],
  [addresses.returns(), "Devoluciones y cambios"],
  [addresses.questions(), "Preguntas frecuentes"],
  [addresses.track(), "Rastrea tu pedido"],
] as const;

const LEGAL = [
  [addresses.privacy(), "Política de privacidad"],
  [addresses.terms(), "Términos del servicio"],
  [addresses.siteMap(), "Mapa del sitio"],
] as const;

export function Footer() {
  const shop = useShop();
  const { contact, hours } = shop;
  const year = useYear();
  return (
    <footer className="below-the-fold footer">
      <section className="benefits" aria-label="Beneficios">
        <ul className="page">
          {benefitsOf(shop.selling).map(({ of, name, said }) => (
            <li key={name}>
              <Icon of={of} size={24} />
              <b>{name}</b>
              <span>{said}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className="foot">
        <div className="page">
          <div className="foot__grid">
            <div>
              <ShopMark onDark />
              <p className="foot__say">
                {shop.line}. {contact.city && shop.since && `En ${contact.city} desde ${shop.since}.`}
              </p>
              <div className="foot__social">
                {contact.instagram && (
                  <a href={contact.instagram} aria-label="Instagram">
                    <InstagramSign />
                  </a>
                )}
                {contact.facebook && (
                  <a href={contact.facebook} aria-label="Facebook">
                    <FacebookSign />
                  </a>
                )}
                {contact.whatsapp && (
                  <a href={whatsappAddress(contact.whatsapp, "")} aria-label="WhatsApp">
                    <WhatsappSign />
                  </a>
                )}
              </div>
            </div>
            <LinkList title="Enlaces" links={QUICK} />
            <LinkList title="Servicio al cliente" links={SERVICE} />
            <div>
              <h2>Contacto</h2>
              <address>
                {contact.address}
                {contact.address && <br />}
                {[contact.city, contact.country].filter(Boolean).join(", ")}
                {contact.phone && (
                  <>
                    <br />
                    <a href={phoneHref(contact.phone)}>{contact.phone}</a>
                  </>
                )}
                {contact.email && (
                  <>
                    <br />
                    <a href={`mailto:${contact.email}`}>{contact.email}</a>
                  </>
                )}
              </address>
            </div>
            {hours.shown.length > 0 && (
              <div>
                <h2>Horario</h2>
                <dl>
                  {hours.shown.map((line) => (
                    <div key={line.days}>
                      <dt>{line.days}</dt>
                      <dd className="num">{line.hours}</dd>
                    </div>
                  ))}
                  {hours.soon.map(({ date, day, hours: said }) => (
                    <div key={date}>
                      <dt>{day}</dt>
                      <dd className="num">{said}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
          </div>
          <div className="foot__legal">
            <span>
              © {year} {shop.name}. Precios en pesos colombianos, IVA incluido. <a href={AUTHORITY.url}>SIC</a>
            </span>
            <ul>
              {LEGAL.map(([to, name]) => (
                <li key={name}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

const LinkList = ({ title, links }: { title: string; links: readonly (readonly [to: string, name: string])[] }) => (
  <div>
    <h2>{title}</h2>
    <ul>
      {links.map(([to, name]) => (
        <li key={name}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  </div>
);
