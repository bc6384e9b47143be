/** A chat with the customer; undefined without a number. Ten digits are a Colombian mobile. */
export function whatsappOf(phone: string, text = ""): string | undefined {
  const digits = phone.replaceAll(/\D/g, "");
  if (!digits) return undefined;
  return `https://wa.me/${digits.length === 10 ? `57${digits}` : digits}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}
