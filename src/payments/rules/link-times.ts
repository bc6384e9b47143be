const MINUTE = 60_000;

/** Notifications may come ten minutes late: the link closes early enough that its last payment is still heard in time. */
export const LINK_MARGIN_MINUTES = 15;
const SHORTEST_MINUTES = 3;

/** When the link of an order closes; undefined when there is no time left to pay in peace. */
export function linkExpiry(orderExpiresAt: Date, now: Date): Date | undefined {
  const at = new Date(orderExpiresAt.getTime() - LINK_MARGIN_MINUTES * MINUTE);
  return at.getTime() - now.getTime() >= SHORTEST_MINUTES * MINUTE ? at : undefined;
}

/** Asking backs off from 10 seconds to 10 minutes. */
export const nextCheck = (checks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(600_000, 10_000 * 1.6 ** Math.min(checks, 20)));

/** While somebody watches the waiting screen Bold is asked at most this often. */
export const WATCHED_SECONDS = 10;

/** A link that can no longer be paid is asked about a while longer: notifications are late, money is not lost. */
export const isForgotten = (link: { expiresAt: Date }, now: Date): boolean =>
  now.getTime() > link.expiresAt.getTime() + 6 * 60 * MINUTE;

/** Bold silent for this long after the expiry: the stock is returned without its word. A late payment is still taken. */
export const SILENCE_MINUTES = 6 * 60;
