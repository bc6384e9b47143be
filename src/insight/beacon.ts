import { tell } from "../platform/shop-events.ts";

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
  document.addEventListener("visibilitychange", () => {
    if (isTold || document.visibilityState !== "hidden") return;
    isTold = true;
    if (lcp > 0) tell({ kind: "vital", name: "LCP", value: Math.round(lcp), path });
    if (lcp > 0) tell({ kind: "vital", name: "CLS", value: Number(cls.toFixed(4)), path });
    if (inp > 0) tell({ kind: "vital", name: "INP", value: Math.round(inp), path });
  });
}

/** A size that is sold out cannot be chosen; who presses it asks for it. */
function hearSoldOut(): void {
  document.addEventListener("click", ({ target }) => {
    const input = target instanceof Element && target.closest(".size--out")?.querySelector("input");
    const rug = Number(/^\/(?:product|rug)\/(\d+)/.exec(location.pathname)?.[1]);
    if (input && rug) tell({ kind: "sold-out", rug, size: input.value });
  });
}

measure();
hearSoldOut();
