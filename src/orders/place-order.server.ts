import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { reasonSentence, refuse as refuseDiscount } from "../discounts/texts.ts";
import { mailboxKey } from "../messages/rules/mailbox-key.ts";
import { rugTag } from "../platform/cache-tags.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { IVA } from "../rates.ts";
import { isOnline, type PaymentMethod } from "../payment-methods.ts";
import type { PlacedOrder } from "./contract.ts";
import type { NewOrder } from "./new-order-contract.ts";
import { holdLimit, noteHolds } from "./hold-watch.server.ts";
import { sendNoticesSoon } from "./notices.server.ts";
import { presentPlaced } from "./present.server.ts";
import { phoneKey } from "../platform/phone-key.ts";
import { type OrderLine, sumLines, type ShortLine } from "./rules/lines.ts";
import { NUMBER_BYTES, orderNumberOf } from "./rules/order-number.ts";
import { firstStatus, type OrderStatus } from "./rules/status.ts";
import type { AdAttribution } from "./table.server.ts";
import { batchInvalidation } from "../platform/batch-invalidation.server.ts";
import { touch } from "../platform/transaction.server.ts";
import { refuse } from "./texts.ts";

type Refused =
  | { refused: "short_stock"; items: (ShortLine & { known: boolean; priced: boolean })[] }
  | { refused: "too_many_calls" | "too_many_open" | "too_many_from_network"; retryAfter: number }
  | { refused: "too_many_units" }
  | { refused: "discount"; reason: string }
  | { refused: "key_reused" };
/** A new order's sums, or with a repeated key the row of the order it placed. */
type Placed = { refused?: undefined; order?: Record<string, unknown>; soldOut?: boolean } & Counted;
/** How many units the unpaid orders of the last hour hold, when they were counted, and whether that raised the alarm. */
type Counted = { held?: number | null; holdLimit?: number | null; alarm?: boolean };

const TOKEN_BYTES = 18;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Takes the stock and writes the order in one round trip; the database prices it. */
export async function placeOrder(ctx: Ctx & { caller: Caller }, input: { order: NewOrder; key?: string }): Promise<PlacedOrder> {
  const { order, key } = input;
  if (order.paymentMethod === "COD" && !ctx.settings().selling.codEnabled) throw refuse("orders.cod_off");
  const lines = sumLines(order.items);
  const asked = holdLimit(
    ctx,
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const limits = { ...limitsOf(ctx), hold_limit: asked };
  const request = { ...rowOf(ctx, order), ...limits, code: order.discountCode || null, ...keyOf(key, order) };
  const { placed, answer } = await requestOrder(ctx, request, lines);
  if (answer) noteHolds(ctx, asked, answer);
  return placed;
}

/** Another body under a known key is another request. */
export const keyOf = (key: string | undefined, body: unknown) => ({
  key_hash: key ? hashOf(key) : null,
  body_hash: key ? hashOf(JSON.stringify(body)) : null,
});

type Request = Record<string, unknown> & { payment_status?: string };

type Row = { answer: Placed | Refused | null };

/** In a transaction of its own. */
async function askAlone(ctx: Ctx, request: string, triesLeft = 2): Promise<{ rows: Row[] }> {
  try {
    return await ctx.pool.query<Row>({
      // Parsed once per connection. Behind PgBouncer the connection is another one each time, and none may remember it.
      name: ctx.env.DATABASE_SESSION_URL ? undefined : "place-order",
      text: "select place_order($1) as answer",
      values: [request],
    });
  } catch (error) {
    // 40P01: a size renamed meanwhile changes the order in which lines are locked, and two orders wait for each other.
    if ((error as { code?: string }).code !== "40P01" || triesLeft === 0) throw error;
    return askAlone(ctx, request, triesLeft - 1);
  }
}

/** Asks place_order(); `answer` is left out where a repeated key gave the order it had placed. */
export async function requestOrder(
  ctx: Ctx,
  row: Request,
  lines: readonly OrderLine[],
): Promise<{ placed: PlacedOrder; answer?: Counted }> {
  const request = {
    ...row,
    rugs: lines.map((line) => line.carpetId),
    sizes: lines.map((line) => line.size),
    quantities: lines.map((line) => line.quantity),
  };
  const asked = JSON.stringify(request);
  const { rows } = ctx.touched
    ? await ctx.db.execute<Row>(sql`select place_order(${asked}::json) as answer`)
    : await askAlone(ctx, asked);
  const answer = rows[0]!.answer ?? { refused: "key_reused" };
  if (answer.refused !== undefined) throw refusalOf(answer, ctx.settings().selling.unitsPerOrder);
  if (answer.order) return { placed: presentPlaced(answer.order) };
  const stale = lines.map((line) => rugTag(line.carpetId));
  const tags = [...stale, ...(answer.soldOut ? (["rugs"] as const) : []), "orders" as const];
  if (ctx.touched) await touch(ctx, ...tags);
  else batchInvalidation(ctx, tags);
  sendNoticesSoon(ctx);
  return { placed: presentPlaced({ payment_status: "pending", ...row, ...answer }), answer };
}

function refusalOf(answer: Refused, mostUnits: number) {
  switch (answer.refused) {
    case "short_stock": {
      const shown = (lines: typeof answer.items) =>
        lines.map(({ carpetId, name, size, available }) => ({ carpetId, name, size, available }));
      const items = shown(answer.items);
      if (answer.items.some((item) => !item.known)) return refuse("orders.unknown_rug", undefined, { extra: { items } });
      const short = shown(answer.items.filter((item) => item.priced));
      if (short.length > 0) return refuse("orders.short_stock", short, { extra: { items: short } });
      return refuse("orders.no_price", undefined, { extra: { items } });
    }
    case "discount":
      return refuseDiscount("discounts.not_valid", answer.reason, { fields: { discountCode: reasonSentence(answer.reason) } });
    case "key_reused":
      return refuse("orders.key_reused");
    case "too_many_units":
      return refuse("orders.too_many_units", { most: mostUnits }, { extra: { most: mostUnits } });
    case "too_many_calls":
    case "too_many_open":
    case "too_many_from_network":
      return refuse(`orders.${answer.refused}`, undefined, { retryAfter: Math.max(1, answer.retryAfter) });
  }
}

/** docs/decisions/0013. */
function limitsOf({ env, settings }: Ctx) {
  const { selling } = settings();
  return {
    calls_per_minute: env.ORDERS_PER_MINUTE,
    units_per_order: selling.unitsPerOrder,
    orders_per_contact: selling.ordersPerContact,
    units_per_contact: selling.unitsPerContact,
    orders_per_address: selling.ordersPerAddress,
    units_per_address: selling.unitsPerAddress,
    address_hours: env.ORDERS_ADDRESS_HOURS,
    confirm_minutes: env.COD_CONFIRM_MINUTES,
    alarm_percent: selling.stockAlarmPercent,
  };
}

type Contact = { name: string; email: string; phone: string; idNumber?: string | null; documentType?: string | null };
type Place = { address: string; city: string; state: string; zipCode?: string | null };

/** Who buys and where it goes, as the row has it. */
export const contactOf = (customer: Contact, shipping: Place) => ({
  customer_name: customer.name,
  customer_email: customer.email,
  customer_phone: customer.phone,
  customer_id_number: customer.idNumber || null,
  document_type: customer.documentType || null,
  shipping_address: shipping.address,
  shipping_city: shipping.city,
  shipping_state: shipping.state,
  shipping_zip_code: shipping.zipCode || null,
  // Spec §3: the country is always Colombia.
  shipping_country: "Colombia",
  email_key: customer.email && mailboxKey(customer.email),
  phone_key: phoneKey(customer.phone) || customer.phone,
});

/** What every new row has, however it is sold: its names, its time to pay and the rates it is priced with. */
export function newRow(ctx: Ctx, paymentMethod: PaymentMethod, minutesToPay = ctx.settings().selling.minutesToPay) {
  const now = ctx.now();
  return {
    id: randomUUID(),
    number: orderNumberOf(randomBytes(NUMBER_BYTES)),
    status: firstStatus(paymentMethod) as OrderStatus,
    payment_method: paymentMethod,
    created_at: now.toISOString(),
    expires_at: isOnline(paymentMethod) ? new Date(now.getTime() + minutesToPay * 60_000).toISOString() : null,
    cod_percent: ctx.settings().selling.codPercent,
    iva_percent: IVA,
  };
}

/** The columns of the new row that do not depend on prices. */
function rowOf(ctx: Ctx & { caller: Caller }, { customer, shipping, paymentMethod, consents, tracking }: NewOrder) {
  const { caller } = ctx;
  const toMeta: AdAttribution | undefined =
    consents?.marketing === true
      ? { address: caller.address, userAgent: caller.userAgent, source: caller.origin, ...tracking }
      : undefined;
  return {
    ...newRow(ctx, paymentMethod),
    ...contactOf(customer, shipping),
    consents: consents ? { ...consents, at: ctx.now().toISOString() } : {},
    tracking: toMeta ?? null,
    client_address: caller.network,
    confirm_token: paymentMethod === "COD" ? randomBytes(TOKEN_BYTES).toString("base64url") : null,
  };
}
