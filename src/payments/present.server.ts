import type { TaskRow } from "../orders/payment-tasks.server.ts";
import type { PaymentTask } from "./contract.ts";

export const presentTask = (row: TaskRow): PaymentTask => ({
  id: row.id,
  kind: row.kind,
  order_id: row.orderId,
  order_number: row.orderNumber,
  payment_id: row.paymentId,
  amount: row.amount,
  note: row.note,
  created_at: row.createdAt.toISOString(),
  resolved_at: row.resolvedAt?.toISOString() ?? null,
  resolution: row.resolution,
});
