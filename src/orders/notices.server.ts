import type { Ctx } from "../platform/ctx.server.ts";
import type { Ending } from "./rules/status.ts";
import { orderNotices } from "./table.server.ts";

export type NoticeKind = "received" | "paid" | "shipped" | "purchase" | Ending;

/** The queue that hands notices on; its work is in hand-notices.server.ts. */
export const NOTICES_JOB = { name: "order-notices" };

/** Written with the change itself: told once, and only if the change commits. */
export async function notice(ctx: Ctx, orderId: string, kind: NoticeKind): Promise<void> {
  await ctx.db.insert(orderNotices).values({ orderId, kind, createdAt: ctx.now() }).onConflictDoNothing();
}

const WAIT_MS = 500;
const waking = new WeakSet<Ctx["jobs"]>();

/** Many orders in half a second wake the queue once. If this copy dies first, the minute's sweep finds them. */
export function wakeNotices(ctx: Ctx): void {
  if (waking.has(ctx.jobs)) return;
  waking.add(ctx.jobs);
  const wake = async () => {
    waking.delete(ctx.jobs);
    await ctx.jobs.enqueue(ctx, NOTICES_JOB, {});
  };
  setTimeout(() => {
    wake().catch((error: unknown) => ctx.log.debug({ err: String(error) }, "notices wait for the sweep"));
  }, WAIT_MS).unref();
}
