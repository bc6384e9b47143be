import { addresses } from "../../addresses.ts";
import { rugPictures } from "../../catalog/rug-names.server.ts";
import { pictureIn } from "../../media/rules/picture-in.ts";
import { feetOf, showSize } from "../../catalog/rules/size.ts";
import { escapeHtml, goods, rows, writeEditable, writeLetter } from "../../messages/letters/write-letter.ts";
import { type Letter, type LetterKind, type Sender, senderOf } from "../../messages/letters/letter.ts";
import { type LetterOptions, queueLetter } from "../../messages/letters/queue-letter.server.ts";
import type { Caller, Ctx } from "../../platform/ctx.server.ts";
import { calendarOf } from "../calendar-of-visit.server.ts";
import { whereOf } from "../places.server.ts";
import type { ReservationRow } from "../present.server.ts";
import { dayWords, fullDayWords, timeWords } from "../rules/day-words.ts";
import { readyWords } from "../rules/rug-words.ts";
import { inBoth } from "../../platform/input-sentences.ts";

type News = "booked" | "moved" | "cancelled";

const WORDS: Record<News, { subject: string; title: string; text: string; shop: string }> = {
  booked: {
    subject: "Tu visita al showroom",
    title: "Te esperamos",
    text: "Te contactaremos pronto para confirmar los detalles.",
    shop: "Nueva visita",
  },
  moved: { subject: "Tu visita cambió de hora", title: "Tu visita cambió de hora", text: "Quedó así:", shop: "Visita movida" },
  cancelled: {
    subject: "Tu visita fue cancelada",
    title: "Visita cancelada",
    text: "La hora quedó libre. Puedes reservar otra cuando quieras.",
    shop: "Visita cancelada",
  },
};

/** A booking is told at once; what follows waits a little, so that several changes of one visit become one letter. */
const handling = ({ env }: Ctx, { id }: ReservationRow, news: News): LetterOptions => ({
  about: `visit:${id}`,
  waitSeconds: news === "booked" ? undefined : env.LETTERS_WAIT_SECONDS,
});

type Pictures = ReadonlyMap<number, string>;
type Rugs = ReservationRow["rugs"];

const inCentimetres = (rugs: Rugs): Rugs => rugs.map((rug) => ({ ...rug, size: showSize(rug.size) }));

/** The rugs that lie ready, each with its picture; the sentence names them for who reads without. */
const bodyOf = (rugs: Rugs, pictures: Pictures, origin: string) =>
  rugs.length === 0
    ? undefined
    : {
        html: rows(
          rugs
            .map(({ carpet_id: id, name, size }) =>
              goods(pictureIn(origin, pictures.get(id)), escapeHtml(name), escapeHtml(size), ""),
            )
            .join(""),
        ),
        text: "",
      };

function toVisitor(visit: ReservationRow, news: News, { origin, shop, settings }: Sender, pictures: Pictures): Letter {
  const place = whereOf(settings, visit.place);
  // A size that is none is a stranger's free text.
  const row = { ...visit, rugs: visit.rugs.map((rug) => ({ ...rug, size: feetOf(rug.size) ? showSize(rug.size) : "" })) };
  const { subject, title, text } = WORDS[news];
  const when = `${fullDayWords(row.date)}, ${timeWords(row.slot, row.hours)}`;
  const isOff = news === "cancelled";
  const words = writeEditable(
    {
      id: `visit-${news}`,
      subject: `${subject}: ${dayWords(row.date)}, ${row.slot}`,
      content: {
        title,
        preview: `${when}, ${place}`,
        paragraphs: [text],
        kept: [`${when}. ${place}.`, isOff ? "" : readyWords(row.rugs)].filter(Boolean),
        body: isOff ? undefined : bodyOf(row.rugs, pictures, origin),
        button: isOff
          ? { label: "Reservar otra visita", href: `${origin}${addresses.showroom()}` }
          : { label: "Cambiar o cancelar la visita", href: `${origin}${addresses.visit(row.token ?? "")}` },
      },
      facts: { name: row.name, day: dayWords(row.date), time: row.slot, place },
    },
    { origin, settings },
  );
  const calendar = {
    filename: `visita-${row.date}.ics`,
    content: calendarOf(row, origin, settings),
    contentType: "text/calendar",
  };
  return {
    to: row.email,
    replyTo: settings.contact.email || shop,
    ...words,
    attachments: [calendar],
  };
}

function toShop(row: ReservationRow, news: News, { origin, shop: to, settings }: Sender, pictures: Pictures): Letter {
  const { shop } = WORDS[news];
  const when = `${fullDayWords(row.date)}, ${timeWords(row.slot, row.hours)}`;
  const words = writeLetter(
    {
      title: `${shop}: ${when}`,
      preview: row.name,
      paragraphs: [
        [row.name, row.phone, row.email].filter(Boolean).join(" · "),
        settings.showroom.places.length > 1 ? whereOf(settings, row.place) : "",
        row.notes,
        readyWords(inCentimetres(row.rugs), "Tener"),
      ].filter((line) => line !== ""),
      body: bodyOf(inCentimetres(row.rugs), pictures, origin),
      button: { label: "Abrir el calendario", href: `${origin}${addresses.admin("showroom")}` },
    },
    { origin, settings },
  );
  return { to, subject: `${shop}: ${dayWords(row.date)}, ${row.slot}`, ...words };
}

const picturesOf = (ctx: Ctx, { rugs }: ReservationRow): Promise<Pictures> =>
  rugPictures(
    ctx,
    rugs.map(({ carpet_id: id }) => id),
  );

/** A letter to the visitor, when there is an address. It goes out only if the change is kept. */
export async function tellVisitor(ctx: Ctx & { caller: Caller }, visit: ReservationRow, news: News): Promise<void> {
  if (!visit.email) return;
  const options = { ...handling(ctx, visit, news), always: Boolean(ctx.caller.session) };
  await queueLetter(ctx, toVisitor(visit, news, senderOf(ctx), await picturesOf(ctx, visit)), options);
}

/** What a visitor did: a letter to them and one to the shop. */
export async function tellOfVisit(ctx: Ctx & { caller: Caller }, row: ReservationRow, news: News): Promise<void> {
  await tellVisitor(ctx, row, news);
  await queueLetter(ctx, toShop(row, news, senderOf(ctx), await picturesOf(ctx, row)), handling(ctx, row, news));
}

const SAMPLE: ReservationRow = {
  id: 12,
  date: "2026-03-19",
  slot: "15:00",
  name: "Lucía Restrepo",
  phone: "310 555 0142",
  email: "lucia@example.com",
  notes: "Voy con mi hermana.",
  rugs: [{ carpet_id: 47, name: "Valentin Rubí", size: "6x9" }],
  status: "confirmed",
  token: "muestra",
  clientAddress: "",
  createdAt: new Date("2026-03-15T15:20:00Z"),
  updatedAt: new Date("2026-03-15T15:20:00Z"),
  place: "",
  hours: 1,
  seat: 0,
};
const ABOUT: Record<News, string> = {
  booked: inBoth("A visit was booked", "Se reservó una visita"),
  moved: inBoth("It was moved", "Se movió"),
  cancelled: inBoth("It was cancelled", "Se canceló"),
};

export const visitLetters: LetterKind[] = (Object.keys(ABOUT) as News[]).flatMap((news): LetterKind[] => [
  { id: `visit-${news}`, about: ABOUT[news], to: "customer", sample: (sender) => toVisitor(SAMPLE, news, sender, new Map()) },
  { id: `visit-${news}-shop`, about: ABOUT[news], to: "shop", sample: (sender) => toShop(SAMPLE, news, sender, new Map()) },
]);
