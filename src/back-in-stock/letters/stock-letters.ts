import { addresses } from "../../addresses.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { pictureIn } from "../../media/rules/picture-in.ts";
import type { Letter, LetterKind, Sender } from "../../messages/letters/letter.ts";
import { escapeHtml, goods, rows, writeLetter } from "../../messages/letters/write-letter.ts";
import { inBoth } from "../../platform/input-sentences.ts";

type Wish = { email: string; token: string; rug: { id: number; name: string; thumbnail: string }; size: string };

const bodyOf = ({ rug, size }: Wish, origin: string) => ({
  html: rows(goods(pictureIn(origin, rug.thumbnail), escapeHtml(rug.name), escapeHtml(showSize(size)), "")),
  text: `${rug.name}, ${showSize(size)}`,
});

/** Anybody can write anybody's address: this one asks, and nothing else is sent without a yes. */
export function askLetter(wish: Wish, { origin, settings }: Sender): Letter {
  return {
    to: wish.email,
    subject: `¿Te avisamos cuando vuelva ${wish.rug.name}?`,
    ...writeLetter(
      {
        title: "¿Te avisamos cuando vuelva?",
        preview: `${wish.rug.name}, ${showSize(wish.size)}`,
        paragraphs: [
          "Alguien pidió con este correo que avisemos cuando esta alfombra vuelva a estar disponible. Si fuiste tú, confírmalo con un clic.",
        ],
        body: bodyOf(wish, origin),
        button: { label: "Confirmar el aviso", href: new URL(addresses.stockRequest(wish.token), origin).href },
        closing: "Si no fuiste tú, no hagas nada: sin tu confirmación no te avisamos, y borramos tu correo en siete días.",
      },
      { origin, settings },
    ),
  };
}

export function backLetter(wish: Wish, { origin, settings }: Sender): Letter {
  return {
    to: wish.email,
    subject: `Volvió ${wish.rug.name} en ${wish.size}`,
    ...writeLetter(
      {
        title: "Ya volvió",
        preview: `${wish.rug.name}, ${showSize(wish.size)}`,
        paragraphs: ["La alfombra que esperabas está disponible otra vez. Hay pocas unidades y no la podemos reservar."],
        body: bodyOf(wish, origin),
        button: { label: "Ver la alfombra", href: new URL(addresses.product(wish.rug, wish.size), origin).href },
        closing: "Este es el único correo que te enviamos por este aviso.",
      },
      { origin, settings },
    ),
  };
}

const SAMPLE: Wish = {
  email: "lucia@example.com",
  token: "muestra",
  rug: { id: 47, name: "Valentin Rubí", thumbnail: "" },
  size: "6x9",
};
export const stockLetters: LetterKind[] = [
  {
    id: "stock-request",
    about: inBoth(
      "Somebody asked to hear when a sold-out size is back: the mailbox is asked first",
      "Alguien pidió aviso de una medida agotada: primero se confirma su correo",
    ),
    to: "customer",
    sample: (sender) => askLetter(SAMPLE, sender),
  },
  {
    id: "back-in-stock",
    about: inBoth("A sold-out size is back", "Volvió una medida agotada"),
    to: "customer",
    sample: (sender) => backLetter(SAMPLE, sender),
  },
];
