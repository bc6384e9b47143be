import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { choiceOf, paging } from "../platform/paging.ts";
import { ignoring, sentBack } from "../platform/request-shape.ts";
import { pathId } from "../platform/row-id.ts";
import { placedOrder } from "../orders/contract.ts";
import { ONLINE_METHODS, type OnlineMethod } from "../payment-methods.ts";
import { TASK_KINDS } from "../orders/rules/status.ts";

const namesAnOrder = (given: unknown): boolean => {
  const name = (given as { orderId?: unknown } | null)?.orderId;
  return typeof name === "string" && name.length <= 60;
};
/** Whatever names no order reaches the verb too, which says so with `success: false`. */
const whichOrder = z.preprocess(
  (given) => (namesAnOrder(given) ? given : { orderId: "" }),
  ignoring(z.object({ orderId: z.string().trim(), renew: z.boolean().optional() }), [
    "orderNumber",
    "paymentMethod",
    "method",
    "amount",
    "total",
    "currency",
  ]),
);

/** Contract: the link, or the sentence to show. Asked twice it gives the same live link. */
export const boldReply = z.union([
  z.object({ success: z.literal(true), paymentUrl: z.string(), expiresAt: z.string() }),
  z.object({ success: z.literal(false), error: z.string(), code: z.string() }),
]);
export type BoldReply = z.output<typeof boldReply>;

export const processBold = endpoint({
  method: "POST",
  path: "/api/payments/bold/process",
  summary: "The Bold payment link of an order",
  body: whichOrder,
  reply: boldReply,
});
export const processPayment = endpoint({
  method: "POST",
  path: "/api/payments/process",
  summary: "Starts the payment by the order's own method",
  body: whichOrder,
  reply: z.union([
    boldReply,
    z.object({ success: z.literal(true), ...placedOrder.pick({ orderNumber: true, status: true, paymentStatus: true }).shape }),
  ]),
});
export const webhookOf = (name: OnlineMethod) =>
  endpoint({
    method: "POST",
    path: `/api/payments/${name.toLowerCase()}/webhook`,
    summary: `${name}'s signed notifications`,
    rawBody: true,
    reply: z.object({ received: z.literal(true) }),
  });
/** What Bold takes today: the checkout shows it before the shopper is sent there. */
export const paymentMethods = endpoint({
  method: "GET",
  path: "/api/payments/methods",
  summary: "Bold's methods with their limits in pesos",
  reply: z.object({
    sandbox: z.boolean(),
    bold: z.array(z.object({ method: z.string(), min: z.number(), max: z.number() })),
    min: z.number(),
    max: z.number(),
    gateways: z.partialRecord(
      z.enum(ONLINE_METHODS),
      z.object({
        methods: z.array(z.object({ method: z.string(), min: z.number(), max: z.number() })),
        min: z.number(),
        max: z.number(),
      }),
    ),
  }),
});

/** Money that needs a person: nothing a shopper paid is dropped in silence. */
export const paymentTask = z
  .object({
    id: z.number().int(),
    kind: z.enum(TASK_KINDS),
    order_id: z.string().nullable(),
    order_number: z.string(),
    payment_id: z.string().nullable(),
    amount: z.number().int().describe("Cents"),
    note: z.string(),
    created_at: z.string(),
    resolved_at: z.string().nullable(),
    resolution: z.string().nullable(),
  })
  .meta({ id: "PaymentTask" });
export type PaymentTask = z.output<typeof paymentTask>;

export const listTasks = endpoint({
  method: "GET",
  path: "/api/admin/payment-tasks",
  summary: "Payment tasks, open ones first",
  query: z.object({
    state: choiceOf(["open", "resolved"]),
    orderId: z.string().max(60).optional(),
    ...paging,
  }),
  reply: z.array(paymentTask),
});
export const resolveTask = endpoint({
  method: "PUT",
  path: "/api/admin/payment-tasks/{id}",
  summary: "Say how a payment task was settled",
  params: z.object({ id: pathId }),
  body: sentBack(
    z.object({
      resolution: z.string().trim().min(1).max(500),
      acceptAmount: z.boolean().optional().describe("Of a wrong amount: it pays the order"),
    }),
    paymentTask,
  ),
  reply: paymentTask,
});
