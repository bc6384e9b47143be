import { staffLanguage } from "../platform/ctx.server.ts";
import { sentenceIn } from "../platform/input-sentences.ts";
import { Refusal } from "../platform/refusal.ts";
import type { StaffCtx } from "../staff/write-audit.server.ts";
import type { OrderBatch } from "./admin-contract.ts";
import { editOrder } from "./edit-order.server.ts";
import { lookUpOrder } from "./find-order.server.ts";
import { refuse } from "./texts.ts";

type Refused = { id: string; order_number: string | null; error: string; code: string };

/** Each order by itself: one that refuses does not hold the others back. */
export async function batchStatus(ctx: StaffCtx, { ids, status }: OrderBatch): Promise<{ done: string[]; refused: Refused[] }> {
  const done: string[] = [];
  const refused: Refused[] = [];
  for (const name of new Set(ids)) {
    const order = await lookUpOrder(ctx, name);
    try {
      if (!order) throw refuse("orders.not_found");
      await editOrder(ctx, { id: order.id, edit: { status } });
      done.push(order.id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const why = sentenceIn(staffLanguage(ctx.caller), error.message);
      refused.push({ id: order?.id ?? name, order_number: order?.number ?? null, error: why, code: error.code });
    }
  }
  return { done, refused };
}
