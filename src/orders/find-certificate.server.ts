import { eq } from "drizzle-orm";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { sameText } from "../platform/same-text.server.ts";
import { certificateNumber, readCertificate } from "./certificate-number.server.ts";
import { countMiss } from "./find-order.server.ts";
import { orderItems, orders } from "./table.server.ts";

/** What a certificate says to whoever reads it: the piece and when it was issued. Never whose it is. */
export type Certified = { number: string; rugId: number | null; name: string; size: string; issuedAt: Date };

type Issuing = Pick<typeof orders.$inferSelect, "status" | "paymentStatus">;
/** Whoever orders knows enough to work a number out: it proves nothing before the rug is paid or has left. */
const isIssued = ({ status, paymentStatus }: Issuing): boolean =>
  status !== "cancelled" && (paymentStatus === "paid" || status === "shipped" || status === "delivered");

export async function findCertificate(ctx: Ctx & { caller: Caller }, code: string): Promise<Certified | undefined> {
  const named = readCertificate(code);
  const [row] = named
    ? await ctx.db
        .select({
          item: orderItems,
          order: {
            id: orders.id,
            paidAt: orders.paidAt,
            createdAt: orders.createdAt,
            status: orders.status,
            paymentStatus: orders.paymentStatus,
          },
        })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.orderId))
        .where(eq(orderItems.id, named.itemId))
    : [];
  const number = row && named && certificateNumber({ orderId: row.order.id, ...named });
  const isOurs = number && named.unit <= row.item.quantity && isIssued(row.order) && sameText(number, code.trim().toUpperCase());
  if (!isOurs) {
    await countMiss(ctx);
    return undefined;
  }
  const { rugId, rugName: name, size } = row.item;
  return { number, rugId, name, size, issuedAt: row.order.paidAt ?? row.order.createdAt };
}
