import { addresses } from "../../addresses.ts";
import type { Letter, LetterKind, Sender } from "../../messages/letters/letter.ts";
import { orderRows } from "../../messages/letters/order-row.ts";
import { writeLetter } from "../../messages/letters/write-letter.ts";
import { unlinked } from "../../messages/rules/unlinked.ts";
import { inBoth } from "../../platform/input-sentences.ts";

export type Owner = { email: string; name: string; orderNumber: string; rugs: string[] };

const firstName = (name: string): string => unlinked(name.trim().split(/\s+/)[0]!.slice(0, 30));
const STOP = "Te escribimos porque aceptaste recibir noticias nuestras. Si prefieres no recibirlas, responde este correo.";

export function reviewLetter(
  { email, name, orderNumber, rugs }: Owner,
  token: string,
  { origin, shop, settings }: Sender,
): Letter {
  const title = `¿Cómo quedó tu alfombra, ${firstName(name)}?`;
  const content = writeLetter(
    {
      title,
      preview: "Tu opinión ayuda a quien está por elegir.",
      paragraphs: [
        `Ya llevas unos días con ${rugs.join(" y ")}. Cuéntanos cómo se siente y cómo se ve en tu casa; si quieres, con fotos.`,
        "Leemos cada reseña antes de mostrarla.",
      ],
      body: orderRows(orderNumber, origin),
      button: { label: "Escribir mi reseña", href: new URL(addresses.review(token), origin).href },
      closing: STOP,
    },
    { origin, settings },
  );
  return { to: email, replyTo: shop, subject: `${title} · Pedido ${orderNumber}`, ...content };
}

export function careLetter({ email, name, orderNumber, rugs }: Owner, { origin, shop, settings }: Sender): Letter {
  const title = "Seis cuidados para tu alfombra";
  const content = writeLetter(
    {
      title,
      preview: "Gírala hoy y se gastará por igual.",
      paragraphs: [
        `${firstName(name)}, hace unos meses llegó a tu casa ${rugs.join(" y ")}. Es buen momento para girarla media vuelta: así el sol y los pasos la gastan por igual.`,
        "Aspírala sin cepillo, en el sentido del pelo. Si algo se derrama, sécalo sin frotar, con un paño blanco y agua fría. Una vez al año, déjala en manos de quien lave alfombras finas.",
      ],
      body: orderRows(orderNumber, origin),
      closing: STOP,
    },
    { origin, settings },
  );
  return { to: email, replyTo: shop, subject: `${title} · Pedido ${orderNumber}`, ...content };
}

const SAMPLE: Owner = {
  email: "mariana@example.com",
  name: "Mariana Restrepo",
  orderNumber: "K7QMX-4TR9B",
  rugs: ["Valentin Rubí"],
};

export const aftercareLetterKinds: LetterKind[] = [
  {
    id: "review-invitation",
    about: inBoth(
      "Some days after delivery, to who agreed to hear from the shop",
      "Unos días después de la entrega, a quien aceptó recibir noticias de la tienda",
    ),
    to: "customer",
    sample: (sender) => reviewLetter(SAMPLE, "muestra", sender),
  },
  {
    id: "care-reminder",
    about: inBoth(
      "Some months after delivery, if Settings say so, to who agreed to hear from the shop",
      "Unos meses después de la entrega, si así está en Ajustes, a quien aceptó recibir noticias de la tienda",
    ),
    to: "customer",
    sample: (sender) => careLetter(SAMPLE, sender),
  },
];
