import { hearEvents, type ShopEvent } from "../platform/shop-events.ts";

const PAUSE_MS = 1500;
const TABLET = 768;
const DESKTOP = 1024;

let waiting: ShopEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const deviceNow = () => (innerWidth < TABLET ? "phone" : innerWidth < DESKTOP ? "tablet" : "desktop");

/** The page that led here, by its host alone; this shop's own pages are none. */
function originOfVisit(): { utm?: string; referrer?: string } {
  const utm = new URLSearchParams(location.search).get("utm_source")?.slice(0, 100);
  const referrer = URL.parse(document.referrer)?.hostname;
  return { ...(utm && { utm }), ...(referrer && referrer !== location.hostname && { referrer }) };
}
const from = originOfVisit();

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.splice(0, 30);
  if (events.length > 0) navigator.sendBeacon("/api/insight", JSON.stringify({ device: deviceNow(), ...from, events }));
}

function add(event: ShopEvent): void {
  waiting.push(event);
  timer ??= setTimeout(send, PAUSE_MS);
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/** web.dev/articles/vitals, by the platform's own observer; told once, when the page is left. */
function measure(): void {
  const path = location.pathname;
  let [lcp, inp, cls] = [0, 0, 0];
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more: object = {}) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...more });
    } catch {
      // A browser that does not know it measures nothing.
    }
  };
  observe("largest-contentful-paint", ({ startTime }) => (lcp = startTime));
  observe("layout-shift", (entry) => (cls += (entry as Shift).hadRecentInput ? 0 : (entry as Shift).value));
  observe("event", (entry) => (inp = (entry as Interaction).interactionId ? Math.max(inp, entry.duration) : inp), {
    durationThreshold: 40,
  });
  let isTold = false;
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    if (!isTold) {
      isTold = true;
      if (lcp > 0) waiting.push({ kind: "vital", name: "LCP", value: Math.round(lcp), path });
      if (lcp > 0) waiting.push({ kind: "vital", name: "CLS", value: Number(cls.toFixed(4)), path });
      if (inp > 0) waiting.push({ kind: "vital", name: "INP", value: Math.round(inp), path });
    }
    send();
  });
}

/** A size that is sold out cannot be chosen; who presses it asks for it. */
function hearSoldOut(): void {
  document.addEventListener("click", ({ target }) => {
    const input = target instanceof Element && target.closest(".size--out")?.querySelector("input");
    const rug = Number(/^\/(?:product|rug)\/(\d+)/.exec(location.pathname)?.[1]);
    if (input && rug) add({ kind: "sold-out", rug, size: input.value });
  });
}

measure();
hearSoldOut();
hearEvents(add);
