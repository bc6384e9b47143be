import { type BogotaDate } from "../../platform/bogota-time.ts";

// Without 0, O, 1, I and L: the number is read aloud on the phone.
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** `R-261118-7K3MX9`: the day it was filed and six letters that are nobody else's. */
export function trackingNumber(date: BogotaDate, random: Uint8Array): string {
  const letters = Array.from(random.slice(0, 6), (byte) => LETTERS[byte % LETTERS.length]).join("");
  return `R-${date.slice(2).replaceAll("-", "")}-${letters}`;
}
