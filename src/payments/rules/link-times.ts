const MINUTE = 60_000;

/** Notifications may come ten minutes late: the link closes early enough that its last payment is still heard in time. */
export const LINK_MARGIN_MINUTES = 15;
const SHORTEST_MINUTES = 3;

/** A renewed link may come this near to the order's end: Bold is asked about it before the order ends. */
const BANK_MINUTES = 5;
/** A link may be renewed when it has no more than this left. */
const RENEW_MINUTES = 5;

/** A sale that staff hold for a few minutes only: its customer stands beside them. */
const BRIEF_MINUTES = LINK_MARGIN_MINUTES + BANK_MINUTES;
const BRIEF_MARGIN_MINUTES = 1;
export const isBrief = (order: { createdAt: Date; expiresAt: Date }): boolean =>
  order.expiresAt.getTime() - order.createdAt.getTime() < BRIEF_MINUTES * MINUTE;

/** When the link of an order closes; undefined when there is no time left to pay in peace. */
export function linkExpiry(orderExpiresAt: Date, now: Date, { renewed = false, brief = false } = {}): Date | undefined {
  const margins = brief ? [BRIEF_MARGIN_MINUTES] : renewed ? [BANK_MINUTES] : [LINK_MARGIN_MINUTES, BANK_MINUTES];
  return margins
    .map((margin) => new Date(orderExpiresAt.getTime() - margin * MINUTE))
    .find((at) => at.getTime() - now.getTime() >= SHORTEST_MINUTES * MINUTE);
}

/** The order is paid and does not expire: its difference may be paid for a week. */
export const differenceExpiry = (now: Date): Date => new Date(now.getTime() + 7 * 24 * 60 * MINUTE);

/** A link's state: one can pay by it, it is about to close, or it has closed; and whether a later one can be had. */
export function linkState(
  linkExpiresAt: Date,
  orderExpiresAt: Date,
  now: Date,
): { is: "open" | "ending" | "over"; canRenew: boolean } {
  const left = linkExpiresAt.getTime() - now.getTime();
  const is = left <= 0 ? "over" : left <= RENEW_MINUTES * MINUTE ? "ending" : "open";
  const next = linkExpiry(orderExpiresAt, now, { renewed: true });
  return { is, canRenew: is !== "open" && next !== undefined && next > linkExpiresAt };
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
