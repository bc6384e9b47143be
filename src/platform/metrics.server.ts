import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Figures that are read when somebody asks for them: what each means, and by what it is told apart. */
const GAUGES = {
  telar_queue_waiting: ["Jobs that could run and have not", "queue"],
  telar_queue_oldest_seconds: ["How long the oldest of them has waited", "queue"],
  telar_database_up: ["1 when the database answered the last question for these figures"],
  telar_database_pool_connections: ["Connections of this copy's pool, by what they do", "state"],
  telar_database_pool_size: ["Connections the pool may have at most (DATABASE_POOL)"],
  telar_database_pool_requests_waiting: ["Requests that wait for a connection"],
  telar_bus_listening: ["1 while this copy hears of the saves of others"],
  telar_letters: ["Letters that have not left, by state", "state"],
  telar_letters_oldest_seconds: ["How long the oldest letter has waited to leave"],
  telar_payment_events_waiting: ["Notices of the payment provider that are not worked through"],
  telar_payment_events_oldest_seconds: ["How long the oldest of them has waited"],
  telar_payment_tasks_open: ["Payments that need a person"],
  telar_orders_awaiting_payment: ["Orders whose shopper has not paid yet"],
  telar_page_cache_pages: ["Pages kept in memory"],
  telar_page_cache_bytes: ["Memory they may take"],
  telar_disk_free_bytes: ["What can still be written where DATA_DIR lies"],
  telar_service_up: ["1 when an outside service answers; absent until it was asked", "service"],
} satisfies Record<string, [help: string, label?: string]>;

export type GaugeName = keyof typeof GAUGES;
/** `of`: the value of the gauge's label. */
export type Reading = { gauge: GaugeName; value: number; of?: string };

export type Metrics = {
  observe: (route: string, status: number, seconds: number) => void;
  cache: (outcome: "hit" | "miss" | "bypass") => void;
  purge: (outcome: "done" | "failed") => void;
  read: (readings: Reading[]) => void;
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
  const counter = (name: string, help: string) => new Counter({ name, help, labelNames: ["outcome"], registers: [registry] });
  const pages = counter("telar_page_cache_total", "Page cache outcomes");
  const purges = counter("telar_cdn_purges_total", "Purges of the proxy cache in front");
  const gauges = new Map(
    Object.entries(GAUGES as Record<string, [help: string, label?: string]>).map(([name, [help, label]]) => [
      name,
      { label, gauge: new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] }) },
    ]),
  );
  // Finding a series by its labels costs more than counting: they are found once.
  const series = new Map<string, ReturnType<typeof requests.labels>>();
  const seriesOf = (route: string, status: string) => {
    const name = `${route} ${status}`;
    const found = series.get(name) ?? requests.labels({ route, status });
    series.set(name, found);
    return found;
  };
  const outcomes = { hit: pages.labels("hit"), miss: pages.labels("miss"), bypass: pages.labels("bypass") };
  const purged = { done: purges.labels("done"), failed: purges.labels("failed") };
  return {
    observe: (route, status, seconds) => seriesOf(route, `${Math.floor(status / 100)}xx`).observe(seconds),
    cache: (outcome) => outcomes[outcome].inc(),
    purge: (outcome) => purged[outcome].inc(),
    read(readings) {
      // A figure that could not be read is absent: an old one would pass for true.
      for (const { gauge } of gauges.values()) gauge.reset();
      for (const { gauge: name, value, of } of readings) {
        const { gauge, label } = gauges.get(name)!;
        gauge.set(label ? { [label]: of! } : {}, value);
      }
    },
    text: () => registry.metrics(),
  };
}
