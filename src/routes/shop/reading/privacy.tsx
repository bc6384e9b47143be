import { ownReading } from "../../../content/shown-content.server.ts";
import { OwnText } from "./own-text.tsx";
import { ctxOf } from "../../../platform/pages/page-tags.server.ts";
import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import { ONLINE_WORDS } from "../../../payment-methods.ts";
import { placeWords } from "../../../settings/rules/contact-words.ts";
import { useShop } from "../../../ui/use-shop.ts";
import { ReadingPage, Section } from "../../../ui/reading-page.tsx";
import { ConsentChoice } from "../../../marketing/ui/consent-choice.tsx";
import type { Route } from "./+types/privacy";
import { stillPage } from "./still-page.server.ts";
import { AUTHORITY } from "../authority.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export const loader = async (given: Route.LoaderArgs) => ({
  ...stillPage(given, {
    path: addresses.privacy(),
    title: "Política de privacidad",
    description: "Qué datos personales tratamos, para qué, por cuánto tiempo y cómo ejerces tus derechos.",
  }),
  reading: await ownReading(ctxOf(given.context), "privacy", given.request),
});

export default function Privacy({ loaderData: { reading } }: Route.ComponentProps) {
  return reading ? <OwnText label="Legal" reading={reading} consentChoice={<ConsentChoice />} /> : <AsItCame />;
}

function AsItCame() {
  const shop = useShop();
  const { contact } = shop;
  return (
    <ReadingPage
      label="Legal"
      title="Política de privacidad"
      lead="Política de tratamiento de datos personales, según la Ley 1581 de 2012 y el Decreto 1074 de 2015. Pedimos lo necesario y nada más."
    >
      <Section title="Responsable">
        <p>
          {shop.legalName || shop.name}, NIT {shop.nit}. {placeWords(contact)}, {contact.country}. Teléfono {contact.phone},
          correo <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
      </Section>
      <Section title="Qué datos y para qué">
        <ul>
          <li>
            Pedidos: nombre, correo, teléfono, dirección y, si la das, tu identificación. Para vender, entregar, facturar y
            responder por la garantía.
          </li>
          <li>Visitas al showroom: nombre, teléfono y, si quieres, correo. Para recibirte y confirmar la hora.</li>
          <li>
            Mensajes: lo que escribes en el formulario. Para responderte y llevar el registro de peticiones, quejas y reclamos.
          </li>
          <li>
            Avisos de disponibilidad: tu correo y la alfombra que esperas. Para escribirte una sola vez, cuando vuelva; después se
            borra.
          </li>
          <li>
            Fotos de tu espacio: solo si las subes y lo autorizas, para mostrarte una alfombra en tu sala. Se borran solas; el
            plazo se muestra al subirlas.
          </li>
          <li>Publicidad y medición: solo con tu autorización expresa, que puedes retirar cuando quieras.</li>
        </ul>
        <p>
          No pedimos datos sensibles ni vendemos a menores de edad. Los pagos en línea ocurren en {ONLINE_WORDS}: nunca vemos los
          datos de tu tarjeta.
        </p>
      </Section>
      <Section title="Con quién los compartimos">
        <p>
          Con quien entrega tu pedido, con {ONLINE_WORDS} para el pago y, solo si lo autorizas, con Meta para medir la publicidad.
          Algunos de estos encargados operan fuera de Colombia, en países con niveles adecuados de protección o bajo contrato de
          transmisión de datos.
        </p>
      </Section>
      <Section title="Lo que guarda tu navegador">
        <p>
          El carrito, el formulario de compra, las vistas previas y, por 30 días, la foto de tu sala se guardan en tu propio
          dispositivo para que no los pierdas. No usamos cookies de publicidad sin tu permiso.
        </p>
        <ConsentChoice />
      </Section>
      <Section title="Tus derechos">
        <ul>
          <li>Conocer, actualizar y rectificar tus datos.</li>
          <li>Pedir prueba de la autorización que diste y saber qué uso les hemos dado.</li>
          <li>Revocar la autorización y pedir que borremos tus datos, cuando no haya un deber legal de conservarlos.</li>
          <li>
            Presentar quejas ante la{" "}
            <a href={AUTHORITY.url} rel="noopener">
              {AUTHORITY.name}
            </a>
            .
          </li>
        </ul>
      </Section>
      <Section title="Cómo ejercerlos">
        <p>
          Escribe por <Link to={addresses.contact()}>el formulario de contacto</Link> o a{" "}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>, área de servicio al cliente. Respondemos las consultas en diez
          días hábiles y los reclamos en quince días hábiles, con número de seguimiento.
        </p>
      </Section>
      <Section title="Vigencia">
        <p>
          Rige desde el 15 de noviembre de 2026. Conservamos los datos mientras dure la relación y los plazos que la ley ordena,
          por ejemplo para la contabilidad y la garantía. Si la política cambia de fondo, lo avisaremos aquí antes de aplicarla.
        </p>
      </Section>
    </ReadingPage>
  );
}
