import { ownReading } from "../../../content/shown-content.server.ts";
import { OwnText } from "./own-text.tsx";
import { ctxOf } from "../../../platform/pages/page-tags.server.ts";
import { Questions as OpeningQuestions } from "../../../content/ui/blocks.tsx";
import { Link } from "react-router";
import { addresses } from "../../../addresses.ts";
import { ReadingPage, Section } from "../../../ui/reading-page.tsx";
import type { Route } from "./+types/questions";
import { stillPage } from "./still-page.server.ts";
import { ONLINE_WORDS } from "../../../payment-methods.ts";
import type { PublicSettings } from "../../../settings/public-shape.ts";
import { useShop } from "../../../ui/use-shop.ts";
import { IVA, showPercent } from "../../../rates.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export const loader = async (given: Route.LoaderArgs) => ({
  ...stillPage(given, {
    path: addresses.questions(),
    title: "Preguntas frecuentes",
    description: "Medidas, pagos, envíos, cuidado y visitas: las respuestas cortas a lo que más nos preguntan.",
  }),
  reading: await ownReading(ctxOf(given.context), "questions", given.request),
});

type Answered = readonly (readonly [question: string, answer: string])[];

type Selling = PublicSettings["selling"];

const choosing = ({ returnsDays }: Selling): Answered => [
  [
    "¿Qué significa 5x8 o 8x10?",
    "Son las medidas del oficio, en pies. Al lado siempre escribimos los centímetros: 5x8 son 152 × 244 cm y 8x10 son 244 × 305 cm.",
  ],
  [
    "¿Qué medida necesita mi sala?",
    "La alfombra debería entrar al menos 20 cm debajo del sofá y de las sillas. En cada producto ves la medida a escala con un sofá, una cama o una mesa, y puedes probarla sobre una foto de tu espacio.",
  ],
  [
    "¿Los colores son iguales a la foto?",
    `Muy cercanos, pero la luz de cada casa es distinta. Por eso puedes ${returnsDays > 0 ? `devolverla gratis en ${returnsDays} días o ` : ""}verla antes en el showroom.`,
  ],
  [
    "¿Son auténticas?",
    "Sí. Cada alfombra llega con un certificado de autenticidad que dice su colección, su origen y su material.",
  ],
];
const cashWords = ({ codEnabled, codPercent }: Selling): string =>
  codEnabled && codPercent > 0
    ? ` El pago en línea no tiene recargo; el efectivo al recibir suma un ${showPercent(codPercent)} sobre el subtotal.`
    : "";

const paying = (selling: Selling): Answered => [
  [
    "¿Cómo puedo pagar?",
    `En línea con PSE, Nequi, Daviplata o tarjeta a través de ${ONLINE_WORDS}${selling.codEnabled ? ", o en efectivo al recibir" : ""}.${cashWords(selling)}`,
  ],
  ["¿El precio incluye IVA y envío?", `Sí, los dos. El IVA es del ${showPercent(IVA)} y el envío llega a toda Colombia.`],
  [
    "Pagué y mi pedido sigue en proceso. ¿Pago otra vez?",
    "No. Algunos bancos tardan en confirmar. Tu pedido se actualiza solo; si en una hora sigue igual, escríbenos con el número.",
  ],
  [
    "¿Cuánto tiempo guardan mi pedido si no alcanzo a pagar?",
    `${selling.minutesToPay} minutos. Después las alfombras vuelven a estar disponibles y puedes hacer un pedido nuevo.`,
  ],
];
const CARING: Answered = [
  [
    "¿Cómo la limpio?",
    "Aspírala sin cepillo giratorio una vez por semana, en el sentido del pelo. Si cae algo, seca sin frotar con un paño blanco y agua fría.",
  ],
  ["¿Suelta pelo?", "Las de lana sueltan un poco durante los primeros meses. Es normal y disminuye con cada aspirada."],
  ["¿Cada cuánto la giro?", "Cada seis meses, media vuelta. Así la luz y los pasos la gastan por igual."],
];

export default function Questions({ loaderData: { reading } }: Route.ComponentProps) {
  return reading ? (
    <OwnText label="Servicio al cliente" reading={reading} look={(blocks) => <OpeningQuestions of={blocks} />} />
  ) : (
    <AsItCame />
  );
}

function AsItCame() {
  const { selling } = useShop();
  return (
    <ReadingPage
      label="Servicio al cliente"
      title="Preguntas frecuentes"
      lead="Las respuestas cortas a lo que más nos preguntan. Si la tuya no está, la contestamos por el medio que prefieras."
    >
      <Answers title="Elegir" all={choosing(selling)} />
      <Answers title="Pagar" all={paying(selling)} />
      <Answers title="Cuidar" all={CARING} />
      <Section title="Todavía con dudas">
        <p>
          <Link to={addresses.contact()}>Escríbenos</Link> o{" "}
          <Link to={addresses.showroom()}>reserva una hora en el showroom</Link>. También puedes leer sobre{" "}
          <Link to={addresses.shipping()}>envíos</Link> y <Link to={addresses.returns()}>devoluciones y cambios</Link>.
        </p>
      </Section>
    </ReadingPage>
  );
}

const Answers = ({ title, all }: { title: string; all: Answered }) => (
  <Section title={title}>
    {all.map(([question, answer]) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </Section>
);
