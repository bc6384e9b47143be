/** What an outside program can be told of, with the order as the public API shows it. */
export const WEBHOOK_EVENTS = ["order.placed", "order.paid", "order.shipped"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const MINUTE = 60;
/** Growing pauses in seconds between tries: more than two days in all, then a person's turn. */
const PAUSES = [10, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 180 * MINUTE, 360 * MINUTE, 720 * MINUTE, 1440 * MINUTE];

/** When to try again after so many tries; undefined when it is given up. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 1000);
}
