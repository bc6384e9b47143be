import type { PublicSettings } from "../../settings/public-shape.ts";
import { placeWords } from "../../settings/rules/contact-words.ts";
import { useShop } from "../../ui/use-shop.ts";

/** Where the drawing is of: Parque de la 93, Bogotá. About 600 m around it are drawn. */
const DRAWN = { latitude: 4.6768, longitude: -74.0483, reach: 0.006 };

const isDrawn = ({ latitude, longitude }: PublicSettings["contact"]): boolean =>
  latitude !== null &&
  longitude !== null &&
  Math.abs(latitude - DRAWN.latitude) < DRAWN.reach &&
  Math.abs(longitude - DRAWN.longitude) < DRAWN.reach;

/** Nothing is fetched from a map service until the visitor asks for one; elsewhere than in the drawing, only the pin. */
export function ContactMap() {
  const { name, contact } = useShop();
  if (!placeWords(contact)) return null;
  return (
    <figure className="contact-map">
      <svg viewBox="0 0 1320 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect className="contact-map__ground" width="1320" height="420" />
        {isDrawn(contact) && <Neighbourhood />}
        <g transform="translate(660 300)">
          <circle className="contact-map__halo" r="46" />
          <path className="contact-map__pin" d="M0 6C-16-14-24-26-24-38a24 24 0 0 1 48 0C24-26 16-14 0 6Z" />
          <circle className="contact-map__hole" cy="-38" r="8" />
        </g>
      </svg>
      <figcaption>
        <b>{name}</b>
        <span>{placeWords(contact)}</span>
        {contact.mapUrl && (
          <a className="link" href={contact.mapUrl} target="_blank" rel="noopener">
            Abrir en el mapa
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** Drawn by hand. */
const Neighbourhood = () => (
  <>
    <g className="contact-map__park">
      <path d="M742 132h196v118H742z" />
      <path d="M118 262c60-18 140-10 196 22v92H118z" />
      <path d="M1120 40h150v84h-150z" />
    </g>
    <path className="contact-map__water" d="M-10 356c170-26 320 22 470-8s300-22 470 6 280-12 400-4" />
    <g className="contact-map__street">
      <path d="M-10 96h1340M-10 300h1340M-10 196h740M940 196h390" />
      <path d="M150-10v440M330-10v440M700-10v440M980-10v440M1160-10v440" />
    </g>
    <g className="contact-map__avenue">
      <path d="M-10 30 1330 12M520-10c-10 150 20 300-6 440" />
    </g>
    <g className="contact-map__names">
      <text x="20" y="88">
        Calle 94
      </text>
      <text x="20" y="188">
        Calle 93B
      </text>
      <text x="20" y="292">
        Calle 93
      </text>
      <text x="800" y="196">
        Parque de la 93
      </text>
      <text transform="translate(322 410) rotate(-90)">Carrera 15</text>
      <text transform="translate(508 410) rotate(-90)">Carrera 14</text>
      <text transform="translate(692 410) rotate(-90)">Carrera 13</text>
      <text transform="translate(972 186) rotate(-90)">Carrera 11A</text>
    </g>
  </>
);
