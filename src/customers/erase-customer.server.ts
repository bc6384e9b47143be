import { eq, sql } from "drizzle-orm";
import { eraseStockRequests } from "../back-in-stock/erase-stock-requests.server.ts";
import { erasePhotos } from "../media/private-photos.server.ts";
import { eraseMessages, eraseLetters } from "../messages/erase-messages.server.ts";
import { anonymizeBooked, anonymizeOrders } from "../orders/anonymize-orders.server.ts";
import { doneBy } from "../orders/record-event.server.ts";
import { erasePayers } from "../payments/erase-payers.server.ts";
import { whatsappAddress } from "../messages/whatsapp/whatsapp.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { forgetMergeLetters } from "../room-preview/forget-merge-letters.server.ts";
import { eraseReviews } from "../reviews/erase-reviews.server.ts";
import { eraseVisits } from "../showroom/erase-visits.server.ts";
import { eraseFromAudit } from "../staff/erase-from-audit.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { eraseDeliveries } from "../webhooks/erase-deliveries.server.ts";
import type { ProtocolLine } from "./contract.ts";
import { factsOf } from "./customer-file.server.ts";
import { findCustomer } from "./find-customer.server.ts";
import { linkCustomers, lockPeople } from "./link-customers.server.ts";
import { customers, erasures } from "./table.server.ts";

type Erased = { id: string; erasedAt: Date; protocol: ProtocolLine[] };

/** Erases a person across the shop (Ley 1581 art. 8 e); orders stay without them, as the law on accounts wants. */
export async function eraseCustomer(outer: StaffCtx, id: string): Promise<Erased> {
  await linkCustomers(outer, Number.POSITIVE_INFINITY);
  return inTransaction(outer, async (ctx) => {
    await lockPeople(ctx);
    const row = await findCustomer(ctx, id, { isLocked: true });
    const facts = await factsOf(ctx, row.id);
    const addresses = await addressesOf(ctx, row.id);
    const orders = await anonymizeOrders(ctx, facts.order);
    const line = (what: string, count: number, done: ProtocolLine["done"], why = ""): ProtocolLine => ({
      what,
      count,
      done: count > 0 ? done : "none",
      why,
    });
    const protocol = [
      line("orders", orders.length, "anonymised", "Kept without the person: accounts must be kept for ten years"),
      line("accounting entries", await anonymizeBooked(ctx, orders, await contactsOf(ctx, row.id)), "anonymised"),
      line("visits", await eraseVisits(ctx, facts.visit.map(Number)), "erased"),
      line("messages", await eraseMessages(ctx, facts.message.map(Number)), "erased"),
      line("reviews", await eraseReviews(ctx, facts.review.map(Number)), "erased"),
      line("letters", (await eraseLetters(ctx, addresses)) + (await forgetMergeLetters(ctx, addresses)), "erased"),
      line("stock requests", await eraseStockRequests(ctx, addresses), "erased"),
      line("payment notifications", await erasePayers(ctx, orders), "anonymised"),
      line("webhook deliveries", await eraseDeliveries(ctx, orders), "erased"),
      line("history entries", await eraseFromAudit(ctx, { ...facts, customer: [row.id] }), "anonymised"),
      line(
        "photos",
        await erasePhotos(ctx, facts.order),
        "erased",
        "Photos of rooms are kept under no name and are deleted within days",
      ),
    ];
    await ctx.db.delete(customers).where(eq(customers.id, row.id));
    const erasedAt = ctx.now();
    await ctx.db.insert(erasures).values({ customerId: row.id, erasedAt, erasedBy: doneBy(ctx), protocol });
    const changes = Object.fromEntries(protocol.map(({ what, count }) => [what, [count, 0] as [unknown, unknown]]));
    await writeAudit(ctx, { action: "erase", subject: "customer", id: row.id, changes });
    await touch(ctx, "orders", "messages", "showroom");
    return { id: row.id, erasedAt, protocol };
  });
}

/** What somebody is recognised by: `mail:…`, `phone:…`. */
async function contactsOf(ctx: Ctx, customerId: string): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ contact: string }>(
    sql`select contact from customer_contacts where customer_id = ${customerId}`,
  );
  return rows.map(({ contact }) => contact);
}

/** Every e-mail address of theirs, as they wrote it and as it is recognised. */
async function addressesOf(ctx: Ctx, customerId: string): Promise<string[]> {
  const mine = (kind: string) => sql`(select fact_id from customer_facts where customer_id = ${customerId} and kind = ${kind})`;
  const { rows } = await ctx.db.execute<{ email: string }>(sql`
    select substr(contact, 6) as email from customer_contacts where customer_id = ${customerId} and contact like 'mail:%'
    union select customer_email from orders where id in (select fact_id::uuid from ${mine("order")} f)
    union select customer_email from showroom_reservations where id in (select fact_id::int from ${mine("visit")} f)
    union select email from contact_messages where id in (select fact_id::int from ${mine("message")} f)`);
  // News by WhatsApp are in the outbox under the phone.
  const phones = await ctx.db.execute<{ phone: string }>(sql`
    select distinct customer_phone as phone from orders where id in (select fact_id::uuid from ${mine("order")} f)`);
  return [...rows.map(({ email }) => email), ...phones.rows.map(({ phone }) => whatsappAddress(phone))].filter(Boolean);
}
