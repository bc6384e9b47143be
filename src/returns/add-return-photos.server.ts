import { keepPrivatePhotos, type PhotoCtx } from "../media/private-photos.server.ts";
import { countMiss, findOrderOf } from "../orders/find-order.server.ts";
import { returnsOf } from "../orders/returns-of-orders.server.ts";
import { refuse as refuseOrder } from "../orders/texts.ts";
import type { Caller } from "../platform/ctx.server.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { touch } from "../platform/transaction.server.ts";
import { refuse } from "./texts.ts";

const MOST = 3;
const PER_HOUR = 20;
const TOO_MANY = "Enviaste muchas fotos seguidas. Espera un momento e intenta de nuevo.";

type Asking = PhotoCtx & { caller: Caller };

/** What the customer shows us, as long as the return waits for its answer. Only who knows the order's e-mail may. */
export async function addReturnPhotos(
  ctx: Asking,
  { orderNumber, id }: { orderNumber: string; id: number },
  request: Request,
): Promise<number> {
  await limitRate(ctx, `return-photos:${ctx.caller.network}`, PER_HOUR, 3600, TOO_MANY);
  const kept = await keepPrivatePhotos(ctx, request, async ({ fields }) => {
    const order = await findOrderOf(ctx, orderNumber, fields.email ?? "");
    const seen = (await returnsOf(ctx, [order.id])).get(order.id)?.find((each) => each.id === id);
    if (!seen) {
      await countMiss(ctx);
      throw refuseOrder("orders.not_found");
    }
    if (seen.status !== "requested") throw refuse("returns.answered");
    return { most: MOST, orderId: order.id, about: `return:${id}` };
  });
  await touch(ctx, "orders");
  return kept.length;
}
