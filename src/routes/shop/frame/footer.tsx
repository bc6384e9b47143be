import { Banknote, CircleCheck, Truck } from "lucide-react";
import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import { BRAND } from "../../../brand.ts";
import ivory from "../../../ui/brand/logo-ivory.svg?url";
import { FacebookSign, InstagramSign, WhatsappSign } from "../../../ui/brand/signs.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./footer.css";

const BENEFITS = [
  { of: Truck, name: "Envío gratis", said: "A toda Colombia, incluido en el precio." },
  { of: CircleCheck, name: "Satisfacción garantizada", said: "30 días para devolverla, con reembolso completo." },
  { of: Banknote, name: "Paga en efectivo en la entrada", said: "La recibes, la ves y la pagas en tu puerta." },
] as const;

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
  return (
    <footer className="below-the-fold footer">
      <section className="benefits" aria-label="Beneficios">
        <ul className="page">
          {BENEFITS.map(({ of, name, said }) => (
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
              <img src={ivory} alt={BRAND.name} width={246} height={48} loading="lazy" />
              <p className="foot__say">Alfombras turcas premium. Una familia importadora, en Bogotá desde {BRAND.since}.</p>
              <div className="foot__social">
                <a href={BRAND.instagram.url} aria-label="Instagram">
                  <InstagramSign />
                </a>
                <a href={BRAND.facebook} aria-label="Facebook">
                  <FacebookSign />
                </a>
                <a href={`https://wa.me/${BRAND.whatsapp}`} aria-label="WhatsApp">
                  <WhatsappSign />
                </a>
              </div>
            </div>
            <LinkList title="Enlaces" links={QUICK} />
            <LinkList title="Servicio al cliente" links={SERVICE} />
            <div>
              <h2>Contacto</h2>
              <address>
                {BRAND.address.street}
                <br />
                {BRAND.address.city}, {BRAND.address.country}
                <br />
                <a href={`tel:${BRAND.phone.link}`}>{BRAND.phone.shown}</a>
                <br />
                <a href={`mailto:${BRAND.email}`}>{BRAND.email}</a>
              </address>
            </div>
            <div>
              <h2>Horario</h2>
              <dl>
                {BRAND.hours.map(({ days, shown }) => (
                  <div key={days}>
                    <dt>{days}</dt>
                    <dd className="num">{shown}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          <div className="foot__legal">
            <span>
              © 2026 {BRAND.name}. Precios en pesos colombianos, IVA incluido. <a href={BRAND.authority.url}>SIC</a>
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
