/** What happens on a page and is counted; nothing in it says whose it was. */
export type ShopEvent =
  | { kind: "page"; path: string }
  | { kind: "search"; word: string; found: number }
  | { kind: "cart" | "room"; rug: number }
  | { kind: "sold-out"; rug: number; size: string }
  | { kind: "vital"; name: "LCP" | "INP" | "CLS"; value: number; path: string };

/** A visit is known before its order comes; the rest may wait for the page to be left. */
const FIRST_MS = 1500;
const LATER_MS = 10_000;
const MOST = 30;
const TABLET = 768;
const DESKTOP = 1024;

const waiting: ShopEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let from: { utm?: string; referrer?: string } | undefined;

/** The page that led here, by its host alone; this shop's own pages are none. */
function originOfVisit(): typeof from {
  const utm = new URLSearchParams(location.search).get("utm_source")?.slice(0, 100);
  const referrer = URL.parse(document.referrer)?.hostname;
  return { ...(utm && { utm }), ...(referrer && referrer !== location.hostname && { referrer }) };
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const device = innerWidth < TABLET ? "phone" : innerWidth < DESKTOP ? "tablet" : "desktop";
  navigator.sendBeacon("/api/insight", JSON.stringify({ device, ...from, events: waiting.splice(0) }));
}

/** Several events go in one request, at the latest when the page is left. */
export function tell(event: ShopEvent): void {
  const wait = from ? LATER_MS : FIRST_MS;
  if (!from) {
    from = originOfVisit();
    // On the window, so that what listens on the document can tell its own before.
    addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
  }
  if (waiting.push(event) >= MOST) send();
  else timer ??= setTimeout(send, wait);
}
