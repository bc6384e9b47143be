import type { Ctx } from "../platform/ctx.server.ts";
import { deviceOf } from "../staff/rules/device.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import type { OrderEvent } from "./rules/history.ts";
import { orderEvents } from "./table.server.ts";

/** Who is named in an order's timeline and on its refunds, notes and shipments. */
export const doneBy = ({ caller }: StaffCtx): string =>
  caller ? caller.staff?.name || deviceOf(caller.userAgent) : "The program";

/** Writes a line of the order's timeline, with the change itself. `by` is null for the customer and the program. */
export async function recordEvent(ctx: Ctx, orderId: string, event: OrderEvent, by: string | null): Promise<number> {
  const [row] = await ctx.db
    .insert(orderEvents)
    .values({ orderId, at: ctx.now(), ...event, doneBy: by })
    .returning({ id: orderEvents.id });
  return row!.id;
}
