import { addTask } from "../orders/add-task.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { centsIn } from "./record-payment.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

type Unmatched = { orderNumber: string; paymentId: string; pesos: number };

/** Money for an order nobody knows, or that staff deleted: it still is somebody's money. */
export async function recordUnmatchedPayment(ctx: Ctx, { orderNumber, paymentId, pesos }: Unmatched): Promise<void> {
  const note = inBoth(
    "A payment for an order that does not exist: find out whose it is.",
    "Un pago de un pedido que no existe: averigua de quién es.",
  );
  await addTask(ctx, { id: null, number: orderNumber, total: centsIn(pesos) }, { kind: "late_payment", paymentId, note });
}
