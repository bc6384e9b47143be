// Crockford's letters: no I, L, O or U, so that a number read aloud or typed from paper comes out right.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const NUMBER_BYTES = 10;

/** `K7QMX-4TR9B`: ten letters of five random bits each, 50 bits in all. */
export function orderNumberOf(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, NUMBER_BYTES), (byte) => LETTERS[byte & 31]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What a person typed, as it is stored; undefined when it cannot be an order number. */
export function readOrderNumber(typed: string): string | undefined {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(letters) ? `${letters.slice(0, 5)}-${letters.slice(5)}` : undefined;
}
