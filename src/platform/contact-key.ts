/** How the same person's e-mail and phone are recognised when open orders and visits are counted. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** +57 300 123 4567, 57-300-1234567 and 3001234567 are one phone. */
export const phoneKey = (phone: string): string => phone.replaceAll(/\D/g, "").replace(/^(00)?57(?=\d{10}$)/, "");
