import type { META_EVENTS } from "./contract.ts";

const CONSENT = "marketing_consent";

type Line = { id: number; quantity: number; price: number };

/** The page being looked at while the question is open; told only if the answer is yes. */
let looked: { path: string; lines: readonly Line[] } | undefined;

/** The shopper said yes or no, or took it back; nothing is sent before the yes. */
export function allowTracking(allowed: boolean): void {
  try {
    localStorage.setItem(CONSENT, allowed ? "yes" : "no");
  } catch {
    // Private windows may have no storage: then nothing is ever sent.
  }
  if (allowed && looked?.path === location.pathname) track("ViewContent", looked.lines);
  looked = undefined;
  window.dispatchEvent(new Event(CONSENT));
}

/** Calls back when the answer changes on this page. */
export function onAnswer(changed: () => void): () => void {
  window.addEventListener(CONSENT, changed);
  return () => window.removeEventListener(CONSENT, changed);
}

/** What the shopper answered; undefined while nobody asked. Where it cannot be kept, it is not asked either. */
export function trackingAnswer(): "yes" | "no" | undefined {
  try {
    const kept = localStorage.getItem(CONSENT);
    return kept === "yes" || kept === "no" ? kept : undefined;
  } catch {
    return "no";
  }
}

/** Not randomUUID: that one is missing where the shop is tried over plain http. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Spec §7: errors of tracking are swallowed silently, and nobody waits for it. Says whether it was allowed to send. */
export function track(name: (typeof META_EVENTS)[number], lines: readonly Line[]): boolean {
  const answer = trackingAnswer();
  if (!answer && name === "ViewContent") looked = { path: location.pathname, lines };
  if (answer !== "yes" || lines.length === 0) return false;
  const body = {
    event_name: name,
    event_id: newId(),
    event_source_url: location.href.split("?")[0],
    action_source: "website",
    consent: true,
    user_data: {},
    custom_data: {
      currency: "COP",
      value: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
      content_type: "product",
      content_ids: lines.map(({ id }) => String(id)),
      contents: lines.map(({ id, quantity, price }) => ({ id: String(id), quantity, item_price: price })),
    },
  };
  const headers = { "content-type": "application/json" };
  void fetch("/api/meta/events", { method: "POST", headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
  return true;
}
