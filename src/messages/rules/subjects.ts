/** Spec §2, Contact: the subjects of the form, with the words the shopper reads. */
export const SUBJECT_WORDS = {
  general: "Consulta general",
  product: "Sobre un producto",
  order: "Sobre un pedido",
  custom: "Alfombra a la medida",
  wholesale: "Ventas al por mayor",
} as const;
export type Subject = keyof typeof SUBJECT_WORDS;
export const SUBJECTS = Object.keys(SUBJECT_WORDS) as [Subject, ...Subject[]];

/** By the form; by e-mail; by e-mail to an address that names no message of ours; in answer to somebody else's message. */
export const CAME_BY = ["form", "email", "email-unknown", "email-other"] as const;
export type CameBy = (typeof CAME_BY)[number];

export const MESSAGE_STATUSES = ["new", "answered", "spam"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
