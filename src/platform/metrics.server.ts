import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";

export type Metrics = {
  observe: (route: string, status: number, seconds: number) => void;
  cache: (outcome: "hit" | "miss" | "bypass") => void;
  text: () => Promise<string>;
};

export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "telar_request_seconds",
    help: "Time to answer, by kind of route and status class",
    labelNames: ["route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const pages = new Counter({
    name: "telar_page_cache_total",
    help: "Page cache outcomes",
    labelNames: ["outcome"],
    registers: [registry],
  });
  return {
    observe: (route, status, seconds) => requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds),
    cache: (outcome) => pages.inc({ outcome }),
    text: () => registry.metrics(),
  };
}
