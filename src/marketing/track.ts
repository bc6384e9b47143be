import { hasMarketingConsent } from "./consent.ts";
import { eventBody, type EventName, type EventPiece } from "./rules/event-body.ts";

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const cookie = (name: string): string | undefined => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];

/**
 * Tells the shop, which tells Meta in the background. Only with consent: says whether there was one.
 * Spec §7: tracking errors are swallowed silently.
 */
export function track(name: EventName, pieces: readonly EventPiece[]): boolean {
  if (pieces.length === 0 || !hasMarketingConsent()) return false;
  const body = eventBody(name, pieces, { id: newId(), url: location.href, fbp: cookie("_fbp"), fbc: cookie("_fbc") });
  void fetch("/api/meta/events", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
  return true;
}
