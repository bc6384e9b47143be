import type { META_EVENTS } from "./contract.ts";

const CONSENT = "marketing_consent";

/** The shopper said yes or took it back; nothing is sent before the yes. */
export function allowTracking(allowed: boolean): void {
  try {
    if (allowed) localStorage.setItem(CONSENT, "yes");
    else localStorage.removeItem(CONSENT);
  } catch {
    // Private windows may have no storage: then nothing is ever sent.
  }
}

const isAllowed = (): boolean => {
  try {
    return localStorage.getItem(CONSENT) === "yes";
  } catch {
    return false;
  }
};

type Line = { id: number; quantity: number; price: number };

/** Not randomUUID: that one is missing where the shop is tried over plain http. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Spec §7: errors of tracking are swallowed silently, and nobody waits for it. Says whether it was allowed to send. */
export function track(name: (typeof META_EVENTS)[number], lines: readonly Line[]): boolean {
  if (!isAllowed() || lines.length === 0) return false;
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
