import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { addresses } from "../addresses.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { centsOf } from "../platform/money.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { IVA } from "../rates.ts";
import type { TestPayment } from "../settings/contract.ts";
import { paymentMode } from "../settings/payment-mode.server.ts";
import { GatewayTrouble, type GatewayCtx, type MethodLimit } from "./gateways/gateway.server.ts";
import { rangeOf } from "./gateways/gateway-limits.server.ts";
import { methodsFor } from "./rules/bold-amount.ts";
import { WATCHED_SECONDS } from "./rules/link-times.ts";
import { sendDue } from "./sandbox/notify.server.ts";
import { play } from "./sandbox/play.server.ts";
import { testPayments } from "./table.server.ts";

type Row = typeof testPayments.$inferSelect;
type Asked = GatewayCtx & { caller: Caller };

const MINUTES = 30;
const TRIES_PER_MINUTE = 10;
/** Nothing more is asked about a link in these states. */
const OVER = new Set(["PAID", "EXPIRED", "CANCELLED", "CANCELED"]);

const present = (row: Row): TestPayment => ({
  mode: row.mode,
  amount: row.amount,
  keyAccepted: true,
  url: row.url,
  status: row.status,
  startedAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  notifiedAt: row.notifiedAt?.toISOString() ?? null,
  problem: null,
});

/** A payment of the least amount by the gateway in force. It belongs to no order, so nothing else hears of it. */
export async function makeTestPayment(ctx: Asked): Promise<TestPayment> {
  await limitRate(ctx, "test-payments", TRIES_PER_MINUTE, 60);
  const { Bold } = ctx.gateways;
  const now = ctx.now();
  const failed = (problem: TestPayment["problem"], { status }: GatewayTrouble, keyAccepted?: boolean): TestPayment => ({
    mode: paymentMode(ctx),
    amount: centsOf(Bold.words.smallest),
    keyAccepted: keyAccepted ?? (status === 401 || status === 403 ? false : null),
    url: null,
    status: null,
    startedAt: now.toISOString(),
    expiresAt: null,
    notifiedAt: null,
    problem: status === 401 || status === 403 ? "key_refused" : problem,
  });
  let limits: MethodLimit[];
  try {
    limits = await Bold.readLimits();
  } catch (error) {
    return failed("no_answer", troubleIn(error));
  }
  const pesos = rangeOf(Bold, limits).min;
  const methods = methodsFor(limits, pesos);
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000);
  const reference = `PRUEBA-${randomBytes(9).toString("hex").toUpperCase()}`;
  const request = {
    total: centsOf(pesos),
    ivaPercent: IVA,
    reference,
    description: "Pago de prueba",
    expiresAt,
    returnTo: new URL(addresses.admin("settings"), ctx.caller.origin),
    ...(methods.length > 0 && { methods }),
  };
  let link: { id: string; url: string };
  try {
    link = await Bold.createLink(request);
  } catch (error) {
    return failed("no_link", troubleIn(error), true);
  }
  const row: Row = {
    reference,
    linkId: link.id,
    url: link.url,
    amount: request.total,
    mode: paymentMode(ctx),
    status: "ACTIVE",
    createdAt: now,
    expiresAt,
    checkedAt: now,
    notifiedAt: null,
  };
  await ctx.db.insert(testPayments).values(row);
  if (Bold.isSandbox) {
    await play(ctx, link.id, { outcome: "approve", method: methods[0] ?? "PSE", delayMs: 0, repeats: 1, silent: false });
    await sendDue(ctx);
  }
  return refresh(ctx, row);
}

/** The last one, with what the gateway says of it by now. */
export async function lastTestPayment(ctx: GatewayCtx): Promise<{ last: TestPayment | null }> {
  const [row] = await ctx.db.select().from(testPayments).orderBy(desc(testPayments.createdAt)).limit(1);
  if (!row) return { last: null };
  const isFresh = ctx.now().getTime() - row.checkedAt.getTime() < WATCHED_SECONDS * 1000;
  // Other keys know nothing of its link.
  const isAsked = !OVER.has(row.status) && !isFresh && row.mode === paymentMode(ctx);
  return { last: isAsked ? await refresh(ctx, row) : present(row) };
}

async function refresh(ctx: GatewayCtx, { reference, linkId }: Row): Promise<TestPayment> {
  let status: string | undefined;
  try {
    status = (await ctx.gateways.Bold.readLink(linkId)).status;
  } catch (error) {
    troubleIn(error);
  }
  const [row] = await ctx.db
    .update(testPayments)
    .set({ checkedAt: ctx.now(), ...(status && { status }) })
    .where(eq(testPayments.reference, reference))
    .returning();
  return { ...present(row!), problem: status ? null : "no_status" };
}

/** Anything else is a fault of ours. */
function troubleIn(error: unknown): GatewayTrouble {
  if (error instanceof GatewayTrouble) return error;
  throw error;
}

/** Whether a notification speaks of a test payment; then it is noted there and nowhere else. */
export async function noteTestNotification({ db, now }: Ctx, reference: string | null): Promise<boolean> {
  if (!reference) return false;
  const noted = await db
    .update(testPayments)
    .set({ notifiedAt: now() })
    .where(eq(testPayments.reference, reference))
    .returning({ reference: testPayments.reference });
  return noted.length > 0;
}
