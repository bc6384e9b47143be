import type { cancelOrder, placeOrder } from "../orders/contract.ts";
import { callApi } from "../platform/call-api.ts";
import type { OrderBody } from "./rules/order-body.ts";

export const callOff = (orderNumber: string) =>
  callApi<typeof cancelOrder>("POST /api/orders/cancel/{orderNumber}", { params: { orderNumber } });

export const place = (body: OrderBody, key: string) =>
  callApi<typeof placeOrder>("POST /api/orders", { body, headers: { "idempotency-key": key } });
