import type { Caller, Ctx } from "../platform/ctx.server.ts";
import type { Order } from "./contract.ts";
import { findOrder, withItems } from "./find-order.server.ts";
import { presentOrder } from "./present.server.ts";

/** The order behind a page's address. A page shows as much as the API does: guessing is counted here too (S2). */
export const orderForPage = async (ctx: Ctx & { caller: Caller }, number: string): Promise<Order> =>
  presentOrder(await withItems(ctx, await findOrder(ctx, number)));
