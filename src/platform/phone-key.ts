/**
 * How the same person's phone is recognised: +57 300 123 4567, 57-300-1234567, 3001234567 ext 1 and digits of full width
 * are one.
 */
export function phoneKey(phone: string): string {
  const text = phone.normalize("NFKC");
  const [number] = /\d[\d\s().-]{5,}\d/.exec(text) ?? [text];
  return number.replaceAll(/\D/g, "").replace(/^(00)?57(?=\d{10}$)/, "");
}
