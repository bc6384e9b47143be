import { addresses } from "../../addresses.ts";
import type { Letter, LetterKind, Sender } from "../../messages/letters/letter.ts";
import { writeLetter } from "../../messages/letters/write-letter.ts";
import { inBoth } from "../../platform/input-sentences.ts";

type Alarm = { held: number; units: number; minutes: number };

export function stockAlarmLetter({ held, units, minutes }: Alarm, { origin, shop, settings }: Sender): Letter {
  const title = "Muchos pedidos sin pagar a la vez";
  return {
    to: shop,
    subject: `${title} · ${held} de ${units} unidades`,
    ...writeLetter(
      {
        title,
        preview: `Guardan ${held} de ${units} unidades.`,
        paragraphs: [
          `En una hora, los pedidos sin pagar guardaron ${held} de las ${units} unidades de la tienda.`,
          `Mientras dure, un pedido nuevo contra entrega guarda sus alfombras ${minutes} minutos: si su cliente no presiona el botón del correo en ese tiempo, se cancela y las alfombras vuelven a la venta.`,
          "Revisa los pedidos recientes: confirma los que conozcas y cancela los que no.",
        ],
        button: { label: "Abrir los pedidos", href: new URL(addresses.admin("orders"), origin).href },
      },
      { origin, settings },
    ),
  };
}

export const stockAlarmLetters: LetterKind[] = [
  {
    id: "stock-alarm",
    about: inBoth("Unpaid orders hold too much of the stock", "Los pedidos sin pagar guardan demasiadas existencias"),
    to: "shop",
    sample: (sender) => stockAlarmLetter({ held: 42, units: 120, minutes: 60 }, sender),
  },
];
