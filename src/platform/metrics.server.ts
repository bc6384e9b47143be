import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { QueueAge } from "./queue-ages.server.ts";

export type Metrics = {
  observe: (route: string, status: number, seconds: number) => void;
  cache: (outcome: "hit" | "miss" | "bypass") => void;
  queues: (ages: QueueAge[]) => void;
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
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ["queue"], registers: [registry] });
  const waiting = gauge("telar_queue_waiting", "Jobs that could run and have not");
  const oldest = gauge("telar_queue_oldest_seconds", "How long the oldest of them has waited");
  const known = new Set<string>();
  // Finding a series by its labels costs more than counting: they are found once.
  const series = new Map<string, ReturnType<typeof requests.labels>>();
  const seriesOf = (route: string, status: string) => {
    const name = `${route} ${status}`;
    const found = series.get(name) ?? requests.labels({ route, status });
    series.set(name, found);
    return found;
  };
  const outcomes = { hit: pages.labels("hit"), miss: pages.labels("miss"), bypass: pages.labels("bypass") };
  return {
    observe: (route, status, seconds) => seriesOf(route, `${Math.floor(status / 100)}xx`).observe(seconds),
    cache: (outcome) => outcomes[outcome].inc(),
    queues(ages) {
      for (const { queue } of ages) known.add(queue);
      for (const queue of known) {
        const age = ages.find((each) => each.queue === queue);
        waiting.set({ queue }, age?.waiting ?? 0);
        oldest.set({ queue }, age?.oldest_seconds ?? 0);
      }
    },
    text: () => registry.metrics(),
  };
}
