/** How Meta wants each fact written before it is hashed (Conversions API, customer information parameters). */
export const NORMALIZE = {
  em: (text: string) => text.trim().toLowerCase(),
  ph: (text: string) => withCountry(text.replaceAll(/\D/g, "").replace(/^0+/, "")),
  fn: (text: string) => name(text),
  ln: (text: string) => name(text),
  ct: (text: string) => letters(text),
  st: (text: string) => letters(text),
  zp: (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, ""),
  country: (text: string) => text.trim().toLowerCase().slice(0, 2),
  external_id: (text: string) => text.trim(),
} as const;
export type HashedKey = keyof typeof NORMALIZE;

// A Colombian number without its country has ten digits.
const withCountry = (digits: string): string => (digits.length === 10 ? `57${digits}` : digits);
const name = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\s]/gu, "");
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, "");
