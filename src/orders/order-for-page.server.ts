import type { Ctx } from "../platform/ctx.server.ts";
import type { Order } from "./contract.ts";
import { lookUpOrder, withItems } from "./find-order.server.ts";
import { presentOrder } from "./present.server.ts";

/** The order behind a page's address; undefined when there is none. */
export async function orderForPage(ctx: Ctx, number: string): Promise<Order | undefined> {
  const row = await lookUpOrder(ctx, number);
  return row && presentOrder(await withItems(ctx, row));
}
