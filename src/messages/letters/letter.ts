/** One letter, ready to go: HTML with its plain-text twin. */
export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  attachments?: { filename: string; content: string; contentType: string }[];
};

/** The shop as it signs: where its pages are and where its own letters go. */
export type Sender = { origin: string; shop: string };

/** A letter the shop can write, shown to staff with sample data. */
export type LetterKind = { id: string; about: string; to: "customer" | "shop" | "staff"; sample: (sender: Sender) => Letter };
