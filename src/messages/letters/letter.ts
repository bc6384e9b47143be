import type { Ctx } from "../../platform/ctx.server.ts";
import type { LetterFacts } from "../rules/own-words.ts";
import { shopMailbox } from "../../settings/rules/mail-addresses.ts";
import type { Settings } from "../../settings/shape.ts";

/** One letter, ready to go: HTML with its plain-text twin. */
export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** The words of a WhatsApp template, for a letter that goes there. */
  template?: string[];
  attachments?: { filename: string; content: string; contentType: string }[];
};

/** A letter whose words the owner may change: what it says by itself, and what they may name. */
export type EditableLetter = Letter & { came: { subject: string; paragraphs: string[] }; facts: LetterFacts };

/** The shop as it signs: where its pages are, where its own letters go, and who it is. */
export type Sender = { origin: string; shop: string; settings: Settings };

export const senderOf = ({ origin, settings }: Pick<Ctx, "origin" | "settings">): Sender => ({
  origin: origin(),
  shop: shopMailbox(settings()),
  settings: settings(),
});

/** A letter the shop can write, shown to staff with sample data. */
export type LetterKind = {
  id: string;
  /** In both languages of staff. */
  about: string;
  to: "customer" | "shop" | "staff";
  sample: (sender: Sender) => Letter | EditableLetter;
};
