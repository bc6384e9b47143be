import { senderOf } from "../messages/letters/letter.ts";
import { dropLetter, queueLetter } from "../messages/letters/queue-letter.server.ts";
import type { OrderRow } from "../orders/present.server.ts";
import type { OrderReturn } from "../orders/returns-contract.ts";
import { TAKE_BACK_SECONDS } from "../orders/rules/status.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { returnLetter, shopReturnLetter } from "./letters/return-letters.ts";

const aboutOf = ({ id, status }: { id: number; status: string }): string => `return:${id}:${status}`;
const buyerOf = ({ number, customerName, customerEmail }: OrderRow) => ({ number, name: customerName, email: customerEmail });

/** A customer asked: a letter to them and one to the shop. */
export async function tellOfRequest(ctx: Ctx, order: OrderRow, seen: OrderReturn): Promise<void> {
  await queueLetter(ctx, returnLetter(buyerOf(order), seen, senderOf(ctx)), { about: aboutOf(seen) });
  await queueLetter(ctx, shopReturnLetter(buyerOf(order), seen, senderOf(ctx)));
}

/** Staff took a step: its letter waits as long as they can take it back. */
export const tellOfStep = (ctx: Ctx, order: OrderRow, seen: OrderReturn): Promise<void> =>
  queueLetter(ctx, returnLetter(buyerOf(order), seen, senderOf(ctx)), {
    about: aboutOf(seen),
    waitSeconds: TAKE_BACK_SECONDS,
    always: true,
  });

/** True when the letter about this step had not left. */
export const dropStepLetter = (ctx: Ctx, order: OrderRow, row: { id: number; status: string }): Promise<boolean> =>
  dropLetter(ctx, order.customerEmail, aboutOf(row));
