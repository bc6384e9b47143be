import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { paging } from "../platform/paging.ts";
import { pathId } from "../platform/row-id.ts";
import { WEBHOOK_EVENTS } from "./rules/events.ts";

const path = "/api/admin/webhooks";
const params = z.object({ id: pathId });
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const url = z.string().trim().min(1).max(2000);

export const webhook = z
  .object({
    id: z.number().int(),
    url: z.string(),
    events: z.array(z.string()),
    is_active: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.output<typeof webhook>;

export const delivery = z
  .object({
    id: z.number().int(),
    event: z.string(),
    order_number: z.string(),
    tries: z.number().int(),
    state: z.enum(["waiting", "delivered", "failed"]),
    status: z.number().int().nullable().describe("What the receiver answered last"),
    problem: z.string(),
    due_at: z.string().nullable(),
    created_at: z.string(),
    delivered_at: z.string().nullable(),
  })
  .meta({ id: "WebhookDelivery" });
export type Delivery = z.output<typeof delivery>;

export const listWebhooks = endpoint({
  method: "GET",
  path,
  summary: "Addresses that are told of orders",
  query: z.object(paging),
  reply: z.array(webhook),
});
export const createWebhook = endpoint({
  method: "POST",
  path,
  summary: "Tell an address of orders; the secret it checks signatures with is shown this once",
  body: z.object({ url, events: events.default([...WEBHOOK_EVENTS]) }),
  reply: webhook.extend({ secret: z.string() }),
  status: 201,
});
export const updateWebhook = endpoint({
  method: "PUT",
  path: `${path}/{id}`,
  summary: "Another address, other events, or a pause",
  params,
  body: z.object({ url: url.optional(), events: events.optional(), is_active: z.boolean().optional() }),
  reply: webhook,
});
export const deleteWebhook = endpoint({
  method: "DELETE",
  path: `${path}/{id}`,
  summary: "Tell this address no more",
  params,
  reply: z.null(),
  status: 204,
});
export const listDeliveries = endpoint({
  method: "GET",
  path: `${path}/{id}/deliveries`,
  summary: "What this address was told, newest first",
  params,
  query: z.object(paging),
  reply: z.array(delivery),
});
export const resendDelivery = endpoint({
  method: "POST",
  path: `${path}/{id}/deliveries/{deliveryId}/resend`,
  summary: "Tell it again now",
  params: params.extend({ deliveryId: pathId }),
  reply: delivery,
});
