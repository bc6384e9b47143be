import { addresses } from "../addresses.ts";
import { BRAND } from "../brand.ts";
import { feetOf } from "../catalog/rules/size.ts";
import { writeLetter } from "../messages/mail/letter.ts";
import { type LetterOptions, queueMail } from "../messages/mail/queue-mail.server.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { calendarOf, placeWords } from "./calendar-of-visit.server.ts";
import type { ReservationRow } from "./present.server.ts";
import { dayWords, fullDayWords } from "./rules/day-words.ts";
import { readyWords } from "./rules/rug-words.ts";

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

/** A letter to the visitor, when there is an address. It goes out only if the change is kept. */
export async function tellVisitor(ctx: Ctx & { caller: Caller }, visit: ReservationRow, news: News): Promise<void> {
  if (!visit.email) return;
  // A size that is none is a stranger's free text.
  const row = { ...visit, rugs: visit.rugs.map((rug) => (feetOf(rug.size) ? rug : { ...rug, size: "" })) };
  const { subject, title, text } = WORDS[news];
  const origin = ctx.origin();
  const when = `${fullDayWords(row.date)}, ${row.slot}`;
  const isOff = news === "cancelled";
  const letter = writeLetter({
    title,
    preview: `${when}, ${placeWords}`,
    paragraphs: [text, `${when}. ${placeWords}.`, isOff ? "" : readyWords(row.rugs)].filter(Boolean),
    button: isOff
      ? { label: "Reservar otra visita", href: `${origin}${addresses.showroom()}` }
      : { label: "Cambiar o cancelar la visita", href: `${origin}${addresses.visit(row.token ?? "")}` },
  });
  const calendar = { filename: `visita-${row.date}.ics`, content: calendarOf(row, origin), contentType: "text/calendar" };
  const mail = { to: row.email, subject: `${subject}: ${dayWords(row.date)}, ${row.slot}`, replyTo: BRAND.email, ...letter };
  await queueMail(
    ctx,
    { ...mail, attachments: [calendar] },
    { ...handling(ctx, row, news), always: Boolean(ctx.caller.session) },
  );
}

/** What a visitor did: a letter to them and one to the shop. */
export async function tellOfVisit(ctx: Ctx & { caller: Caller }, row: ReservationRow, news: News): Promise<void> {
  await tellVisitor(ctx, row, news);
  const { shop } = WORDS[news];
  const when = `${fullDayWords(row.date)}, ${row.slot}`;
  const note = writeLetter({
    title: `${shop}: ${when}`,
    preview: row.name,
    paragraphs: [[row.name, row.phone, row.email].filter(Boolean).join(" · "), row.notes, readyWords(row.rugs, "Tener")].filter(
      (line) => line !== "",
    ),
    button: { label: "Abrir el calendario", href: `${ctx.origin()}${addresses.admin("showroom")}` },
  });
  const subject = `${shop}: ${dayWords(row.date)}, ${row.slot}`;
  await queueMail(ctx, { to: ctx.env.MAIL_SHOP, subject, ...note }, handling(ctx, row, news));
}
