const bare = (phone: string): string => phone.replaceAll(/[\s().-]/g, "");

/** Mobile 3XX XXX XXXX or landline 60X XXX XXXX, with or without 57; a foreign number needs its +. */
export function isPhone(phone: string): boolean {
  const digits = bare(phone);
  return /^(?:(?:\+|00)?57)?(?:3\d{9}|60[1-8]\d{7})$/.test(digits) || /^\+(?!57)\d{8,15}$/.test(digits);
}
