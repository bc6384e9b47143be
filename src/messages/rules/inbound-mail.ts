import { withoutBidiControls } from "../../platform/bidi-controls.ts";
import { MAILBOX } from "../../platform/mailbox.ts";

/** A mail as a provider hands it over, read: what of it can be believed to be text, and no more. */
export type InboundMail = {
  id: string;
  /** One bare address, or empty: whatever else stands there could not be answered, or would reach several. */
  from: string;
  /** As they sign, or else what stands for a sender. */
  name: string;
  /** What stood after the + of the addresses it was sent to. */
  hashes: string[];
  subject: string;
  text: string;
  attachments: string[];
  isSpam: boolean;
};

const MOST_TEXT = 20_000;
/** Anybody can send a mail of 35 MB, and while it is read nobody else is served. */
const MOST_READ = 1_000_000;
const MOST_NAMES = 30;

type Group = Record<string, unknown>;
const groupOf = (given: unknown): Group => (typeof given === "object" && given !== null ? (given as Group) : {});
const listOf = (given: unknown): Group[] => (Array.isArray(given) ? given.slice(0, 100).map(groupOf) : []);
/** PostgreSQL keeps neither a NUL nor half a character; JSON may hide a mark that turns the line behind an escape. */
const textOf = (given: unknown): string =>
  typeof given === "string" ? withoutBidiControls(given.slice(0, MOST_READ).replaceAll("\0", "")).toWellFormed().trim() : "";
const lineOf = (given: unknown, most: number): string => textOf(given).replaceAll(/\s+/g, " ").slice(0, most).toWellFormed();

const ENTITIES: Record<string, string> = { nbsp: " ", lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
/** The words of a mail that came as HTML alone. No pattern reads past the next `<`: anybody can send any HTML. */
const wordsOf = (html: string): string =>
  html
    .split(/<\/(?:style|script|head)>/i)
    .map((part) => part.replace(/<(?:style|script|head)\b[\s\S]*$/i, ""))
    .join("")
    .replaceAll(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h\d)>/gi, "\n")
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(nbsp|lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll(/\n\s*\n/g, "\n\n")
    .trim();

const bareAddress = (written: string): string => /<([^<>]+)>\s*$/.exec(written)?.[1] ?? written;
const afterPlus = (address: string): string => /\+([^@+]+)@/.exec(address)?.[1] ?? "";

/** Postmark's names: https://postmarkapp.com/developer/webhooks/inbound-webhook */
export function readInboundMail(given: unknown): InboundMail {
  const mail = groupOf(given);
  const sender = groupOf(mail.FromFull);
  const sentTo = [...listOf(mail.ToFull), ...listOf(mail.CcFull)];
  const hashes = [
    mail.MailboxHash,
    ...sentTo.map(({ MailboxHash }) => MailboxHash),
    ...[mail.OriginalRecipient, mail.To, ...sentTo.map(({ Email }) => Email)].map((each) => afterPlus(textOf(each))),
  ];
  const written = lineOf(sender.Email, 200) || bareAddress(lineOf(mail.From, 400)).slice(0, 200);
  const whole = textOf(mail.StrippedTextReply) || textOf(mail.TextBody) || wordsOf(textOf(mail.HtmlBody));
  return {
    id: lineOf(mail.MessageID, 400),
    from: MAILBOX.test(written) ? written : "",
    name: lineOf(sender.Name, 120) || lineOf(mail.FromName, 120) || written,
    hashes: [...new Set(hashes.map((each) => lineOf(each, 100)).filter(Boolean))].slice(0, 20),
    subject: lineOf(mail.Subject, 300),
    text: whole.length > MOST_TEXT ? `${whole.slice(0, MOST_TEXT).toWellFormed()} […]` : whole,
    attachments: listOf(mail.Attachments)
      .slice(0, MOST_NAMES)
      .map(({ Name }) => lineOf(Name, 120) || "?"),
    isSpam: listOf(mail.Headers).some(({ Name, Value }) => Name === "X-Spam-Status" && /^yes\b/i.test(textOf(Value))),
  };
}

/** Its words as they are kept: attachments are named, not stored. */
export const keptWords = ({ text, attachments }: Pick<InboundMail, "text" | "attachments">): string =>
  [text || "(Correo sin texto)", attachments.length > 0 && `(Adjuntos que no se guardaron: ${attachments.join(", ")})`]
    .filter(Boolean)
    .join("\n\n");
