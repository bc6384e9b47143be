import type { Delivery, Webhook } from "./contract.ts";
import type { webhookDeliveries, webhooks } from "./table.server.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export const presentWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
});

export const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  event: row.event,
  order_number: row.body.data.order.order_number,
  tries: row.tries,
  state: row.deliveredAt ? "delivered" : row.dueAt ? "waiting" : "failed",
  status: row.status,
  problem: row.problem,
  due_at: row.dueAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  delivered_at: row.deliveredAt?.toISOString() ?? null,
});
