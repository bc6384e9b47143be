/** Facts of the settings that a text may name, so that it never contradicts the checkout. */
export const PLACEHOLDERS = {
  shop_name: "The shop's name",
  shop_line: "What it is, in a few words",
  legal_name: "Its legal name",
  nit: "Its NIT",
  since: "The year it began",
  address: "Street of the shop",
  city: "Its city",
  country: "Its country",
  office: "Address for notifications",
  phone: "Phone",
  email: "E-mail",
  returns_days: "Days to return a rug",
  cod_percent: "What cash on delivery adds",
  iva_percent: "The IVA in every price",
  minutes_to_pay: "Minutes an online order waits for its payment",
  online_payment: "Who takes payments online",
  consent_choice: "Alone in a paragraph: the choice about measuring",
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;
export type Facts = Record<Exclude<Placeholder, "consent_choice">, string>;

const PATTERN = /\{\{\s*(\w+)\s*\}\}/g;

export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PATTERN)].map(([, name]) => name!).filter((name) => !Object.hasOwn(PLACEHOLDERS, name));

/** The text with the facts in their places; what is no fact stays as it is written. */
export const fillPlaceholders = (text: string, facts: Facts): string =>
  text.replaceAll(PATTERN, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts as Record<string, string>)[name]! : whole,
  );
