/** A chat with the shop's number (with the country's) that begins with a sentence. */
export const whatsappAddress = (number: string, text: string): string =>
  `https://wa.me/${number.replaceAll(/\D/g, "")}${text && `?text=${encodeURIComponent(text)}`}`;
