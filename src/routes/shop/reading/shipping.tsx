import { ownReading } from "../../../content/shown-content.server.ts";
import { OwnText } from "./own-text.tsx";
import { ctxOf } from "../../../platform/pages/page-tags.server.ts";
import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import { ReadingPage, Section } from "../../../ui/reading-page.tsx";
import type { Route } from "./+types/shipping";
import { stillPage } from "./still-page.server.ts";
import { useShop } from "../../../ui/use-shop.ts";
import { IVA, showPercent } from "../../../rates.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export const loader = async (given: Route.LoaderArgs) => ({
  ...stillPage(given, {
    path: addresses.shipping(),
    title: "Información de envío",
    description: "Enviamos a toda Colombia. El envío y el IVA están incluidos en el precio de cada alfombra.",
  }),
  reading: await ownReading(ctxOf(given.context), "shipping", given.request),
});

export default function Shipping({ loaderData: { reading } }: Route.ComponentProps) {
  return reading ? <OwnText label="Servicio al cliente" reading={reading} /> : <AsItCame />;
}

function AsItCame() {
  const { codEnabled, codPercent } = useShop().selling;
  return (
    <ReadingPage
      label="Servicio al cliente"
      title="Información de envío"
      lead={`Enviamos a toda Colombia. El envío y el IVA del ${showPercent(IVA)} ya están incluidos en el precio que ves.`}
    >
      <Section title="Cuánto cuesta">
        <p>
          Nada. El envío a cualquier municipio del país está incluido en el precio de la alfombra, también si compras una sola.
        </p>
        {codEnabled && codPercent > 0 && (
          <p>
            Si eliges pagar en efectivo al recibir, ese método tiene un recargo del {showPercent(codPercent)} sobre el subtotal.
            Lo verás en pesos antes de confirmar.
          </p>
        )}
      </Section>
      <Section title="Cuándo llega">
        <p>
          Después de tu compra te escribimos para acordar el día de entrega. A más tardar entregamos dentro de los 30 días
          calendario siguientes a tu pedido. Si por cualquier razón no pudiéramos cumplir, te avisamos de inmediato y puedes pedir
          la devolución completa de tu dinero.
        </p>
        <p>
          Con el número de tu pedido y tu correo puedes ver en qué va, a cualquier hora:{" "}
          <Link to={addresses.track()}>rastrea tu pedido</Link>.
        </p>
      </Section>
      <Section title="Cómo llega">
        <ul>
          <li>Enrollada sobre tubo, nunca doblada, y envuelta contra el agua y el polvo.</li>
          <li>Con su certificado de autenticidad: colección, origen, material y medida.</li>
          <li>Mide antes la entrada y el ascensor: el rollo es tan largo como el lado corto de la alfombra.</li>
        </ul>
      </Section>
      <Section title="Al recibirla">
        <p>
          Ábrela con la persona que la entrega si puedes. Si el empaque llega roto o la alfombra no es la que pediste, dilo en el
          momento y <Link to={addresses.contact()}>escríbenos</Link>: la recogemos sin costo y te enviamos la correcta o te
          devolvemos el dinero.
        </p>
      </Section>
    </ReadingPage>
  );
}
