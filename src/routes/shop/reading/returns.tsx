import { ownReading } from "../../../content/shown-content.server.ts";
import { OwnText } from "./own-text.tsx";
import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import { ctxOf } from "../../../platform/pages/page-tags.server.ts";
import { useShop } from "../../../ui/use-shop.ts";
import { ReadingPage, Section } from "../../../ui/reading-page.tsx";
import type { Route } from "./+types/returns";
import { stillPage } from "./still-page.server.ts";
import { AUTHORITY } from "../authority.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export const loader = async (given: Route.LoaderArgs) => ({
  ...stillPage(given, {
    path: addresses.returns(),
    title: "Devoluciones y cambios",
    description: `${ctxOf(given.context).settings().selling.returnsDays} días para devolver tu alfombra gratis, con reembolso completo. Además, tu derecho de retracto.`,
  }),
  reading: await ownReading(ctxOf(given.context), "returns", given.request),
});

export default function Returns({ loaderData: { reading } }: Route.ComponentProps) {
  return reading ? <OwnText label="Servicio al cliente" reading={reading} /> : <AsItCame />;
}

function AsItCame() {
  const { returnsDays: days } = useShop().selling;
  return (
    <ReadingPage
      label="Servicio al cliente"
      title="Devoluciones y cambios"
      lead={`Una alfombra se conoce en casa. Tienes ${days} días para devolverla gratis, con reembolso completo, sin explicar por qué.`}
    >
      <Section title={`${days} días, gratis`}>
        <p>
          Desde el día en que la recibes tienes {days} días calendario para devolverla o cambiarla por otra medida u otro diseño.
          La recogemos en tu casa y el transporte corre por nuestra cuenta.
        </p>
        <p>Solo pedimos que esté como llegó: sin manchas, sin lavar y sin cortes. Caminar sobre ella para decidir está bien.</p>
      </Section>
      <Section title="Cómo se hace">
        <ol>
          <li>
            Abre tu pedido en <Link to={addresses.track()}>Rastrea tu pedido</Link> y elige «Devolver o cambiar»: qué alfombra,
            por qué y el correo con que compraste. Recibes un número de devolución en el acto. Si prefieres,{" "}
            <Link to={addresses.contact()}>escríbenos</Link>.
          </li>
          <li>Acordamos contigo el día para recogerla.</li>
          <li>La revisamos y te devolvemos todo lo que pagaste, por el mismo medio de pago o por el que acordemos.</li>
        </ol>
      </Section>
      <Section title="Tu derecho de retracto" id="retracto">
        <p>
          Aparte de nuestra promesa, la ley te protege: en compras a distancia puedes retractarte dentro de los{" "}
          <strong>cinco días hábiles</strong> siguientes a la entrega, sin dar razones (artículo 47 de la Ley 1480 de 2011). La
          ley pone el transporte de regreso a tu cargo; nosotros lo asumimos.
        </p>
        <p>
          Te devolvemos la totalidad de lo pagado a más tardar dentro de los <strong>15 días calendario</strong> siguientes al
          ejercicio del retracto (Ley 2439 de 2024). Las alfombras hechas a la medida que tú indicaste están exceptuadas del
          retracto por ley.
        </p>
      </Section>
      <Section title="Reversión del pago" id="reversion">
        <p>
          Si pagaste por medios electrónicos y hubo fraude, no pediste la compra, no recibiste la alfombra, no es la que pediste o
          llegó defectuosa, puedes pedir la reversión del pago (artículo 51 de la Ley 1480 y Decreto 587 de 2016): dentro de los
          cinco días hábiles siguientes a enterarte, presenta la queja aquí y avisa al emisor de tu medio de pago. Nuestro número
          de seguimiento te sirve de constancia con fecha y hora.
        </p>
      </Section>
      <Section title="Garantía">
        <p>
          Toda alfombra nueva tiene la garantía legal de un año por calidad, idoneidad y buen estado. Si aparece un defecto de
          tejido o de material, la reparamos, la cambiamos o te devolvemos el dinero.
        </p>
      </Section>
      <Section title="Si no quedas conforme">
        <p>
          Puedes acudir a la{" "}
          <a href={AUTHORITY.url} rel="noopener">
            {AUTHORITY.name}
          </a>
          , autoridad de protección al consumidor.
        </p>
      </Section>
    </ReadingPage>
  );
}
