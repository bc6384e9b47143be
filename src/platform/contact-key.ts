/** How the same person's phone is recognised: +57 300 123 4567, 57-300-1234567 and 3001234567 are one. */
export const phoneKey = (phone: string): string => phone.replaceAll(/\D/g, "").replace(/^(00)?57(?=\d{10}$)/, "");
