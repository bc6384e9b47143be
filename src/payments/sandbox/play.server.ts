import type { GatewayCtx } from "../gateways/gateway.server.ts";
import { getLink, moveLink, type SandboxLink } from "./link-store.server.ts";
import { eventOf, queueEvent, sendDue } from "./notify.server.ts";

/** What the person at the test bank decides, or a test's script. */
export type Play = {
  outcome: "approve" | "reject" | "processing" | "leave" | "void";
  method: string;
  /** How late the notification comes, how often, and with which amount; `silent` sends none. */
  delayMs: number;
  repeats: number;
  total?: number;
  silent: boolean;
};

const STATES = { approve: "PAID", reject: "REJECTED", processing: "PROCESSING" } as const;
const EVENTS = { approve: "SALE_APPROVED", reject: "SALE_REJECTED", void: "VOID_APPROVED" } as const;

export async function play(ctx: GatewayCtx, id: string, script: Play): Promise<SandboxLink | undefined> {
  const { outcome, method, delayMs, repeats, total } = script;
  const link = await getLink(ctx, id);
  if (!link || outcome === "leave" || link.status === "EXPIRED") return link;
  const paymentId = outcome === "void" ? link.transaction_id : await moveLink(ctx, id, STATES[outcome], method);
  if (!paymentId || outcome === "processing" || script.silent) return getLink(ctx, id);
  const moved = (await getLink(ctx, id))!;
  const event = eventOf(moved, EVENTS[outcome], paymentId, ctx.now(), { total });
  await queueEvent(ctx, id, event, new Date(ctx.now().getTime() + delayMs), repeats);
  setTimeout(() => {
    sendDue(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "the sandbox will send again"));
  }, delayMs).unref();
  return moved;
}
