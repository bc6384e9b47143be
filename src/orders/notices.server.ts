import { and, eq, inArray, isNotNull, isNull, like } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { countForRush } from "./rush.server.ts";
import { type Ending, LETTER_STATUSES, TAKE_BACK_SECONDS } from "./rules/status.ts";
import { orderNotices } from "./table.server.ts";

export type NoticeKind =
  | "received"
  | "paid"
  | "shipped"
  | "purchase"
  | Ending
  | `refund:${number}`
  | `shipment:${number}`
  | `correction:${number}`
  | `lines:${number}`
  | `difference:${number}`;

/** The queue that hands notices on; its work is in send-order-letters.server.ts. */
export const NOTICES_JOB = { name: "order-notices" };

/** Written with the change itself: told once, and only if the change commits. True when it was not known yet. */
export async function notice(ctx: Ctx, orderId: string, kind: NoticeKind, dueAt: Date | null = null): Promise<boolean> {
  const values = { orderId, kind, createdAt: ctx.now(), dueAt };
  const added = await ctx.db.insert(orderNotices).values(values).onConflictDoNothing().returning({ kind: orderNotices.kind });
  return added.length > 0;
}

/** Takes back what staff's last change was going to say. What has been handed on stays said. */
export async function dropWaiting(
  ctx: Ctx,
  orderId: string,
  kinds: readonly NoticeKind[] = [...LETTER_STATUSES, "purchase"],
): Promise<boolean> {
  const { orderId: order, kind, handedAt, dueAt } = orderNotices;
  const dropped = await ctx.db
    .delete(orderNotices)
    .where(and(eq(order, orderId), inArray(kind, [...kinds]), isNull(handedAt), isNotNull(dueAt)))
    .returning({ kind });
  return dropped.length > 0;
}

/** A correction that is corrected again is not told. */
export async function dropEarlier(ctx: Ctx, orderId: string, name: "correction" | "lines"): Promise<void> {
  const { orderId: order, kind, handedAt } = orderNotices;
  await ctx.db.delete(orderNotices).where(and(eq(order, orderId), like(kind, `${name}:%`), isNull(handedAt)));
}

/** When a letter that staff may take back goes out. */
export const takeBackEnd = (now: Date): Date => new Date(now.getTime() + TAKE_BACK_SECONDS * 1000);

/** The job runs when the letter is due, whether or not anybody still looks. */
export async function scheduleNotices(ctx: Ctx): Promise<void> {
  await ctx.jobs
    .enqueue(ctx, NOTICES_JOB, {}, { startAfter: TAKE_BACK_SECONDS })
    .catch((error: unknown) => ctx.log.debug({ err: String(error) }, "notices wait for the sweep"));
}

const FIRST_MS = 250;
const REST_MS = 1000;
const sending = new WeakMap<Ctx["jobs"], { again: boolean }>();

/** Many orders at once start the job once, and then every second. If this copy dies first, the sweep finds them. */
export function sendNoticesSoon(ctx: Ctx): void {
  countForRush(ctx);
  const known = sending.get(ctx.jobs);
  if (known) {
    known.again = true;
    return;
  }
  const state = { again: false };
  sending.set(ctx.jobs, state);
  setTimeout(() => {
    ctx.jobs.enqueue(ctx, NOTICES_JOB, {}).catch((error: unknown) => ctx.log.debug({ err: error }, "notices wait for the sweep"));
    state.again = false;
    setTimeout(() => {
      sending.delete(ctx.jobs);
      if (state.again) sendNoticesSoon(ctx);
    }, REST_MS).unref();
  }, FIRST_MS).unref();
}
