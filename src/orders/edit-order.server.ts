import { eq } from "drizzle-orm";
import { mailboxKey } from "../messages/rules/mailbox-key.ts";
import { phoneKey } from "../platform/phone-key.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { getPerson } from "../staff/list-staff.server.ts";
import { type Changes, changesOf } from "../staff/rules/changes.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import type { OrderEdit } from "./admin-contract.ts";
import { confirmByStaff } from "./confirm-order.server.ts";
import { lockOrder } from "./find-order.server.ts";
import { dropEarlier, notice, takeBackEnd, scheduleNotices } from "./notices.server.ts";
import { type EventRow, workOf } from "./order-work.server.ts";
import type { OrderRow } from "./present.server.ts";
import { doneBy, recordEvent } from "./record-event.server.ts";
import { type CorrectedField, type Correction, isPlace, type OrderEvent } from "./rules/history.ts";
import { setStatus } from "./set-status.server.ts";
import { orders } from "./table.server.ts";
import { refuseStaff } from "./texts.ts";

/** Everything that was said, or nothing of it. The status comes last: the letter it writes says what was corrected. */
export async function editOrder(ctx: StaffCtx, { id, edit }: { id: string; edit: OrderEdit }): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    if (edit.confirmed) await confirmByStaff(inner, { id });
    await writeEdit(inner, id, edit);
    if (edit.status) await setStatus(inner, { id, status: edit.status });
  });
  if (edit.status || edit.customer || edit.shipping) await scheduleNotices(ctx);
}

/** The columns a correction names, as they are to be; an empty one that may be empty is null. */
const correctedOf = ({ customer, shipping }: OrderEdit): Partial<Record<CorrectedField, string | null>> => ({
  customerName: customer?.name,
  customerEmail: customer?.email,
  customerPhone: customer?.phone,
  documentType: customer?.documentType === undefined ? undefined : customer.documentType || null,
  customerIdNumber: customer?.idNumber === undefined ? undefined : customer.idNumber || null,
  shippingAddress: shipping?.address,
  shippingCity: shipping?.city,
  shippingState: shipping?.state,
  shippingZipCode: shipping?.zipCode === undefined ? undefined : shipping.zipCode || null,
});

async function nameOfAssignee(ctx: StaffCtx, given: OrderEdit["assignee"]): Promise<string | null | undefined> {
  if (typeof given === "number") return (await getPerson(ctx, given)).name;
  return given === undefined ? undefined : given || null;
}

async function writeEdit(ctx: StaffCtx, id: string, edit: OrderEdit): Promise<void> {
  const order = await lockOrder(ctx, id);
  const { shipments, events } = (await workOf(ctx, [id])).get(id)!;
  const corrected = changesOf(order, correctedOf(edit)) as Correction;
  const hasLeft = order.status === "shipped" || order.status === "delivered" || shipments.length > 0;
  if (hasLeft && Object.keys(corrected).some(isPlace)) throw refuseStaff("orders.address_shipped");
  const assignee = await nameOfAssignee(ctx, edit.assignee);
  const kept = changesOf(order, { tags: edit.tags, assignee });
  const told: OrderEvent[] = [];
  if (Object.keys(corrected).length > 0) told.push({ kind: "correction", facts: corrected });
  if (kept.tags) told.push({ kind: "tags", facts: { tags: kept.tags as [string[], string[]] } });
  if (kept.assignee) told.push({ kind: "assignee", facts: { assignee: kept.assignee as [string | null, string | null] } });
  if (edit.note && !isNoted(events, edit.note)) told.push({ kind: "note", facts: { text: edit.note } });
  if (told.length === 0) return;
  const set = Object.fromEntries(Object.entries({ ...corrected, ...kept }).map(([field, [, after]]) => [field, after]));
  await ctx.db
    .update(orders)
    .set({ ...set, ...keysOf(order, edit), updatedAt: ctx.now() })
    .where(eq(orders.id, id));
  for (const event of told) {
    const eventId = await recordEvent(ctx, id, event, doneBy(ctx));
    if (event.kind === "correction" && order.status !== "cancelled") await tellCorrection(ctx, id, eventId);
  }
  const note: Changes = told.some(({ kind }) => kind === "note") ? { note: [null, edit.note] } : {};
  await writeAudit(ctx, {
    action: "update",
    subject: "order",
    id,
    label: order.number,
    changes: { ...corrected, ...kept, ...note },
  });
  await touch(ctx, "orders");
}

/** A form that is sent back as it was read says no note twice. */
const isNoted = (events: readonly EventRow[], text: string): boolean =>
  events.some(({ kind, facts }) => kind === "note" && (facts as { text: string }).text === text);

/** What limits and the customer's record find the order by. */
const keysOf = (order: OrderRow, { customer }: OrderEdit): { emailKey: string; phoneKey: string } => {
  const phone = customer?.phone ?? order.customerPhone;
  return { emailKey: mailboxKey(customer?.email ?? order.customerEmail), phoneKey: phoneKey(phone) || phone };
};

/** Several corrections within the ten seconds are told in one letter: the last. */
async function tellCorrection(ctx: StaffCtx, id: string, eventId: number): Promise<void> {
  await dropEarlier(ctx, id, "correction");
  await notice(ctx, id, `correction:${eventId}`, takeBackEnd(ctx.now()));
}
