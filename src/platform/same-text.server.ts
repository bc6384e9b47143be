import { timingSafeEqual } from "node:crypto";

/** Compares a secret with what somebody sent, in the same time whatever was sent. Lengths are counted in bytes. */
export function sameText(sent: string, secret: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
