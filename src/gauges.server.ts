import { waitingLetters } from "./messages/waiting-letters.server.ts";
import { waitingPayments } from "./payments/waiting-payments.server.ts";
import { freeMegabytes } from "./platform/free-megabytes.server.ts";
import type { Reading } from "./platform/metrics.server.ts";
import { queueAges } from "./platform/queue-ages.server.ts";
import { withinLimit } from "./platform/time-limit.server.ts";
import type { Runtime } from "./runtime.server.ts";

/** Prometheus waits ten seconds for all figures together. */
const DATABASE_MS = 3000;

/** Every figure of /metrics that is read when asked for. Those of this copy are told while the database is away, too. */
export async function readGauges(runtime: Pick<Runtime, "ctx" | "pages" | "services">): Promise<Reading[]> {
  const fromDatabase = await withinLimit(DATABASE_MS, "the database", () => databaseGauges(runtime)).catch(() => undefined);
  return [{ gauge: "telar_database_up", value: fromDatabase ? 1 : 0 }, ...(fromDatabase ?? []), ...(await copyGauges(runtime))];
}

async function databaseGauges({ ctx }: Pick<Runtime, "ctx">): Promise<Reading[]> {
  const [queues, letters, payments] = await Promise.all([queueAges(ctx), waitingLetters(ctx), waitingPayments(ctx)]);
  return [
    ...queues.flatMap(({ queue: of, waiting, oldest_seconds }): Reading[] => [
      { gauge: "telar_queue_waiting", value: waiting, of },
      { gauge: "telar_queue_oldest_seconds", value: oldest_seconds, of },
    ]),
    ...Object.entries(letters.counts).map(([of, value]): Reading => ({ gauge: "telar_letters", value, of })),
    { gauge: "telar_letters_oldest_seconds", value: letters.oldestSeconds },
    { gauge: "telar_payment_events_waiting", value: payments.events },
    { gauge: "telar_payment_events_oldest_seconds", value: payments.oldestSeconds },
    { gauge: "telar_payment_tasks_open", value: payments.tasks },
    { gauge: "telar_orders_awaiting_payment", value: payments.orders },
  ];
}

async function copyGauges({ ctx, pages, services }: Pick<Runtime, "ctx" | "pages" | "services">): Promise<Reading[]> {
  const { totalCount, idleCount, waitingCount } = ctx.pool;
  const free = await freeMegabytes(ctx.env.DATA_DIR);
  return [
    { gauge: "telar_database_pool_connections", value: idleCount, of: "idle" },
    { gauge: "telar_database_pool_connections", value: totalCount - idleCount, of: "busy" },
    { gauge: "telar_database_pool_size", value: ctx.env.DATABASE_POOL },
    { gauge: "telar_database_pool_requests_waiting", value: waitingCount },
    { gauge: "telar_bus_listening", value: ctx.bus.isListening() ? 1 : 0 },
    { gauge: "telar_page_cache_pages", value: pages.size.pages },
    { gauge: "telar_page_cache_bytes", value: pages.size.bytes },
    ...(Number.isFinite(free) ? [{ gauge: "telar_disk_free_bytes", value: free * 1024 * 1024 } as const] : []),
    ...Object.entries(services.marks()).flatMap(([of, mark]): Reading[] =>
      mark === "unknown" ? [] : [{ gauge: "telar_service_up", value: mark === "ok" ? 1 : 0, of }],
    ),
  ];
}
