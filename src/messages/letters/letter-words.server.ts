import { type Caller, type Ctx, staffLanguage } from "../../platform/ctx.server.ts";
import { inBoth, sentenceIn } from "../../platform/input-sentences.ts";
import { saveSettings } from "../../settings/save-settings.server.ts";
import { refuse as refuseMail } from "../../settings/texts.ts";
import { mailOf } from "../../staff/list-staff.server.ts";
import type { StaffCtx } from "../../staff/write-audit.server.ts";
import type { MailGateway } from "../mail/mail.server.ts";
import { asPattern, type OwnWords, unknownFacts } from "../rules/own-words.ts";
import { refuse } from "../texts.ts";
import type { ShownLetter } from "./contract.ts";
import { type LetterKind, senderOf } from "./letter.ts";

/** What the letter is about, for whoever asks. */
export const aboutOf = ({ caller }: StaffCtx, { about }: LetterKind): string => sentenceIn(staffLanguage(caller), about);

/** With sample data; beside it the words that can be changed, their facts as placeholders. */
export function showLetter(ctx: StaffCtx, kind: LetterKind): ShownLetter {
  const { id, to, sample } = kind;
  const about = aboutOf(ctx, kind);
  const letter = sample(senderOf(ctx));
  const { subject, html, text } = letter;
  const own = ctx.settings().mail.letters.find((each) => each.id === id);
  if (!("facts" in letter)) return { id, about, to, subject, html, text, words: null };
  const { facts, came } = letter;
  const said = own ?? {
    subject: asPattern(came.subject, facts),
    paragraphs: came.paragraphs.map((words) => asPattern(words, facts)),
  };
  const names = Object.entries(facts).flatMap(([name, value]) => (value ? [name] : []));
  return {
    id,
    about,
    to,
    subject,
    html,
    text,
    words: { subject: said.subject, paragraphs: said.paragraphs, isOwn: own !== undefined, facts: names },
  };
}

const unknownFact = (name: string): string =>
  inBoth(`This letter knows nothing called {{${name}}}`, `Este correo no conoce {{${name}}}`);

type Given = Pick<OwnWords, "subject" | "paragraphs">;

export async function saveWords(ctx: StaffCtx, kind: LetterKind, given: Given): Promise<ShownLetter> {
  const letter = kind.sample(senderOf(ctx));
  if (!("facts" in letter)) throw refuse("messages.letter_fixed");
  const fields = Object.fromEntries(
    [
      ["subject", given.subject] as const,
      ...given.paragraphs.map((words, place) => [`paragraphs.${place}`, words] as const),
    ].flatMap(([name, words]) => {
      const [unknown] = unknownFacts(words, letter.facts);
      return unknown ? [[name, unknownFact(unknown)]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw refuse("messages.letter_unknown_fact", undefined, { fields });
  await saveSettings(ctx, "mail", ({ letters }) => ({
    letters: [...letters.filter(({ id }) => id !== kind.id), { id: kind.id, ...given }],
  }));
  return showLetter(ctx, kind);
}

export async function resetWords(ctx: StaffCtx, kind: LetterKind): Promise<ShownLetter> {
  await saveSettings(ctx, "mail", ({ letters }) => ({ letters: letters.filter(({ id }) => id !== kind.id) }));
  return showLetter(ctx, kind);
}

/** At once and past the queue, so that whoever asked hears what the mail server says. */
export async function sendSample(
  ctx: Ctx & { caller: Caller; mail: MailGateway },
  kind: LetterKind,
): Promise<{ success: true; to: string }> {
  const { subject, html, text } = kind.sample(senderOf(ctx));
  const to = (await mailOf(ctx, ctx.caller.staff?.id)) || senderOf(ctx).shop;
  const { refused } = await ctx.mail
    .send({ to, subject, html, text })
    .catch((error: unknown) => ({ refused: (error as Error).message }));
  if (refused) throw refuseMail("settings.mail_failed", refused);
  return { success: true, to };
}
