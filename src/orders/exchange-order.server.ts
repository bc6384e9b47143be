import { eq } from "drizzle-orm";
import { cents } from "../platform/money.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import { addTask } from "./add-task.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { contactOf, newRow, requestOrder } from "./place-order.server.ts";
import type { OrderRow } from "./present.server.ts";
import { recordCash } from "./record-difference.server.ts";
import { doneBy } from "./record-event.server.ts";
import { recordRefund, writeRefund } from "./record-refund.server.ts";
import { type OrderLine, sumLines } from "./rules/lines.ts";
import { EXCHANGE } from "./rules/payment-words.ts";
import { orders } from "./table.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

type Exchange = {
  from: OrderRow;
  /** The return it answers. */
  number: string;
  lines: readonly OrderLine[];
  /** What was paid for the rugs that came back. */
  credit: number;
  /** How a rest goes back; otherwise staff are asked to. */
  way?: string;
  reference: string;
};
export type Exchanged = { id: string; orderNumber: string; difference: number };

/**
 * A new order paid with what came back: the credit leaves the old order as a refund and arrives at the new one as a payment,
 * to the cent. What is missing is the new order's balance; a rest goes back. Needs the old order's row locked.
 */
export async function placeExchange(
  ctx: StaffCtx,
  { from, number, lines, credit, way, reference }: Exchange,
): Promise<Exchanged> {
  const row = newRow(ctx, from.paymentMethod === "COD" ? "cash" : from.paymentMethod);
  const customer = {
    name: from.customerName,
    email: from.customerEmail,
    phone: from.customerPhone,
    idNumber: from.customerIdNumber,
    documentType: from.documentType,
  };
  const shipping = {
    address: from.shippingAddress,
    city: from.shippingCity,
    state: from.shippingState,
    zipCode: from.shippingZipCode,
  };
  const request = {
    ...row,
    ...contactOf(customer, shipping),
    status: "processing",
    payment_status: "paid",
    paid_at: row.created_at,
    expires_at: null,
    consents: {},
    client_address: "",
    sold_by: doneBy(ctx),
  };
  const { placed } = await requestOrder(ctx, request, sumLines(lines));
  const covered = Math.min(credit, placed.total);
  const order = await lockOrder(ctx, placed._id);
  await recordCash(ctx, order, `exchange:${number}`, covered, EXCHANGE);
  await ctx.db
    .update(orders)
    .set({ exchangeOf: number, balance: cents(placed.total - covered) })
    .where(eq(orders.id, order.id));
  const by = { note: inBoth(`Exchange ${number}`, `Cambio ${number}`), items: [], recordedBy: doneBy(ctx) };
  await writeRefund(ctx, from, { ...by, amount: cents(covered), way: EXCHANGE, reference: order.number }, true);
  await giveRest(ctx, from, credit - covered, { number, way, reference });
  return { id: order.id, orderNumber: order.number, difference: placed.total - credit };
}

/** The other rug costs less. */
async function giveRest(
  ctx: StaffCtx,
  from: OrderRow,
  rest: number,
  { number, way, reference }: Pick<Exchange, "number" | "way" | "reference">,
): Promise<void> {
  if (rest <= 0) return;
  const amount = cents(rest);
  const note = inBoth(
    `Exchange ${number}: return the difference to the customer.`,
    `Cambio ${number}: devuélvele la diferencia al cliente.`,
  );
  if (way) await recordRefund(ctx, { id: from.id, refund: { amount, way, reference, note, items: [] }, isReturn: true });
  // By its own name: another open task of the same order would count for it.
  else await addTask(ctx, from, { kind: "refund", paymentId: `exchange:${number}`, amount, note });
}
