import { randomBytes, randomUUID } from "node:crypto";
import { orderNumberOf, NUMBER_BYTES } from "../../src/orders/rules/order-number.ts";
import { IVA } from "../../src/rates.ts";
import { totalsOf } from "../../src/orders/rules/totals.ts";
import { orderItems, orders } from "../../src/orders/table.server.ts";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { centsOf } from "../../src/platform/money.ts";
import { folderOf, RUGS } from "../../studio/catalogue/catalogue.ts";
import { COLLECTIONS } from "../../studio/catalogue/collections.ts";
import { DISCOUNTS } from "./data/discounts.ts";
import { type DemoOrder, ORDERS } from "./data/orders.ts";
import { PAST_ORDERS } from "./data/past-orders.ts";

const HOUR = 3_600_000;

function lineOf({ rugId, size, quantity }: DemoOrder["items"][number]) {
  const rug = RUGS.find((each) => each.id === rugId)!;
  const prices = COLLECTIONS.find((each) => each.name === rug.design.collection)!.prices;
  return { rug, size, quantity, price: centsOf(prices.find(([label]) => label === size)![1]) };
}

/** Spec §9. */
const RATES = { cod: 5, iva: IVA };

/** The order as it would have been placed then: the same totals, the times its status needs. */
function rowOf(order: DemoOrder, lines: ReturnType<typeof lineOf>[], now: Date): typeof orders.$inferInsert {
  const code = DISCOUNTS.find((each) => each.code === order.discountCode);
  const applies = (line: (typeof lines)[number]) =>
    code?.applicableTags.length === 0 || line.rug.tags.some((tag) => code?.applicableTags.includes(tag));
  const totals = totalsOf(
    lines,
    order.paymentMethod,
    RATES,
    code && { percentage: code.percentage, discounted: lines.filter(applies) },
  );
  const createdAt = new Date(now.getTime() - order.hoursAgo * HOUR);
  const after = (hours: number) => new Date(Math.min(now.getTime(), createdAt.getTime() + hours * HOUR));
  const shipped = order.status === "shipped" || order.status === "delivered";
  return {
    id: randomUUID(),
    number: orderNumberOf(randomBytes(NUMBER_BYTES)),
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    customerName: order.customer.name,
    customerEmail: order.customer.email,
    customerPhone: order.customer.phone,
    customerIdNumber: order.customer.idNumber,
    documentType: order.customer.documentType,
    shippingAddress: order.shipping.address,
    shippingCity: order.shipping.city,
    shippingState: order.shipping.state,
    shippingZipCode: order.shipping.zipCode,
    shippingCountry: "Colombia",
    ...totals,
    codPercent: RATES.cod,
    ivaPercent: RATES.iva,
    discountCode: order.discountCode ?? null,
    emailKey: order.customer.email.toLowerCase(),
    phoneKey: order.customer.phone.replaceAll(/\D/g, ""),
    clientAddress: "demo",
    stockHeld: order.status !== "cancelled",
    createdAt,
    expiresAt: order.paymentMethod === "Bold" && order.paymentStatus === "pending" ? after(1.5) : null,
    paidAt: order.paymentStatus === "paid" ? after(0.1) : null,
    shippedAt: shipped ? after(20) : null,
    deliveredAt: order.status === "delivered" ? after(72) : null,
    cancelledAt: order.status === "cancelled" ? after(1.5) : null,
  };
}

export async function seedOrders(ctx: Ctx): Promise<void> {
  const all = [...PAST_ORDERS, ...ORDERS].map((order) => {
    const lines = order.items.map(lineOf);
    return { lines, row: rowOf(order, lines, ctx.now()) };
  });
  await ctx.db.insert(orders).values(all.map(({ row }) => row));
  await ctx.db.insert(orderItems).values(
    all.flatMap(({ row, lines }) =>
      lines.map(({ rug, size, quantity, price }) => ({
        orderId: row.id,
        rugId: rug.id,
        rugName: rug.name,
        rugImages: [`/media/demo/rugs/${folderOf(rug)}/flat.avif`],
        size,
        quantity,
        price,
      })),
    ),
  );
}
