import { ownReading } from "../../../content/shown-content.server.ts";
import { OwnText } from "./own-text.tsx";
import { ctxOf } from "../../../platform/pages/page-tags.server.ts";
import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import { placeWords } from "../../../settings/rules/contact-words.ts";
import { ReadingPage, Section } from "../../../ui/reading-page.tsx";
import type { Route } from "./+types/terms";
import { stillPage } from "./still-page.server.ts";
import { ONLINE_WORDS } from "../../../payment-methods.ts";
import { useShop } from "../../../ui/use-shop.ts";
import { IVA, showPercent } from "../../../rates.ts";
import { AUTHORITY } from "../authority.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export const loader = async (given: Route.LoaderArgs) => ({
  ...stillPage(given, {
    path: addresses.terms(),
    title: "Términos del servicio",
    description: "Las condiciones de compra, claras y en una página: precios, pago, entrega, devoluciones y garantía.",
  }),
  reading: await ownReading(ctxOf(given.context), "terms", given.request),
});

export default function Terms({ loaderData: { reading } }: Route.ComponentProps) {
  return reading ? <OwnText label="Legal" reading={reading} /> : <AsItCame />;
}

function AsItCame() {
  const shop = useShop();
  const { contact, selling } = shop;
  return (
    <ReadingPage
      label="Legal"
      title="Términos del servicio"
      lead="Las condiciones de compra en esta tienda. Puedes imprimir o guardar esta página."
    >
      <Section title="Quiénes somos">
        <p>
          {shop.legalName || shop.name}, NIT {shop.nit}. Notificaciones judiciales: {contact.office || placeWords(contact)}.
          Teléfono {contact.phone}, correo <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
      </Section>
      <Section title="Precios y oferta">
        <p>
          Los precios están en pesos colombianos e incluyen el IVA del {showPercent(IVA)} y el envío nacional. Valen mientras
          aparezcan en la página y haya existencias; cada producto indica su medida, material y disponibilidad.
        </p>
      </Section>
      <Section title="Cómo se compra">
        <ol>
          <li>Eliges la alfombra y la medida, y revisas el carrito.</li>
          <li>
            Escribes tus datos de entrega y eliges cómo pagar. Antes de terminar ves el resumen con el valor total y lo aceptas
            expresamente.
          </li>
          <li>Recibes el número de tu pedido en pantalla y, por correo, el acuse con precio, forma de pago y entrega.</li>
        </ol>
        <p>
          Un pedido con pago en línea guarda tus alfombras durante {selling.minutesToPay} minutos. Si no se paga en ese tiempo, se
          cancela solo y sin costo. Si tu pago llega después, te entregamos el pedido o te devolvemos el dinero.
        </p>
      </Section>
      <Section title="Medios de pago">
        <p>
          En línea a través de {ONLINE_WORDS} (PSE, Nequi, Daviplata y tarjetas, según disponibilidad) o en efectivo al recibir,
          con un recargo del {showPercent(selling.codPercent)} sobre el subtotal que se muestra antes de confirmar.
        </p>
      </Section>
      <Section title="Entrega, retracto y garantía">
        <p>
          La entrega, el retracto de cinco días hábiles, nuestra devolución gratis de {selling.returnsDays} días, la reversión del
          pago y la garantía legal están explicados en <Link to={addresses.shipping()}>información de envío</Link> y{" "}
          <Link to={addresses.returns()}>devoluciones y cambios</Link>, que hacen parte de estos términos.
        </p>
      </Section>
      <Section title="Peticiones, quejas y reclamos">
        <p>
          Por <Link to={addresses.contact()}>el formulario de contacto</Link>, con constancia de fecha y hora y número de
          seguimiento. Respondemos en menos de 24 horas. También puedes acudir a la{" "}
          <a href={AUTHORITY.url} rel="noopener">
            {AUTHORITY.name}
          </a>
          .
        </p>
      </Section>
      <Section title="Imágenes y vista previa">
        <p>
          Las fotos y los modelos 3D muestran cada diseño con la mayor fidelidad posible. La vista previa en tu sala es una
          simulación: orienta sobre tamaño y color, no reemplaza verla en persona.
        </p>
      </Section>
      <Section title="Ley aplicable">
        <p>Leyes de la República de Colombia. Nada en esta página limita los derechos que la ley te da como consumidor.</p>
      </Section>
    </ReadingPage>
  );
}
