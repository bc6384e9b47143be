import { EXPIRY_MINUTES } from "./status.ts";

/** Whole minutes until an order runs out; undefined where only a wrong clock could say so (spec §9: 90 at most). */
export function minutesLeft(expiresAt: string, now: number, most = EXPIRY_MINUTES): number | undefined {
  const minutes = Math.ceil((Date.parse(expiresAt) - now) / 60_000);
  return minutes > 0 && minutes <= most ? minutes : undefined;
}
