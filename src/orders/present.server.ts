import type { StaffOrder, StaffRefund, StaffShipment } from "./admin-contract.ts";
import type { Order, OrderItem, OrderStatusReply, PlacedOrder, Shipment } from "./contract.ts";
import type { Letters, OrderMoney, RefundRow } from "./order-money.server.ts";
import type { EventRow, OrderWork, ShipmentRow } from "./order-work.server.ts";
import { arrivalOf } from "../arrival/rules/arrival.ts";
import { isOnline } from "../payment-methods.ts";
import { sentenceIn } from "../platform/input-sentences.ts";
import type { Language } from "../platform/language.ts";
import type { DeliveryDays } from "../settings/rules/delivery-days.ts";
import { certificateNumber } from "./certificate-number.server.ts";
import { type HistoryFacts, shopperHistory, staffHistory } from "./rules/history.ts";
import type { OrderReturn } from "./returns-contract.ts";
import { isOpen, owes } from "./rules/status.ts";
import { leftToShip } from "./rules/to-ship.ts";
import type { orderItems, orders } from "./table.server.ts";

export type OrderRow = typeof orders.$inferSelect;
/** The thumbnail is the rug's own, as long as there is one. */
export type ItemRow = typeof orderItems.$inferSelect & { thumbnail?: string | null };
export type WholeOrder = {
  order: OrderRow;
  items: ItemRow[];
  money: OrderMoney;
  returns: OrderReturn[];
  work: OrderWork;
  deliveryDays: readonly DeliveryDays[];
};
export type StaffWholeOrder = WholeOrder & { openTasks: number; letters: Letters };

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** place_order() answers with the row's own column names. */
export const presentPlaced = (row: Record<string, unknown>): PlacedOrder =>
  ({
    _id: row.id,
    orderNumber: row.number,
    status: row.status,
    paymentStatus: row.payment_status,
    paymentMethod: row.payment_method,
    subtotal: row.subtotal,
    discount: row.discount,
    surcharge: row.surcharge,
    tax: row.tax,
    total: row.total,
    expiresAt: row.expires_at ? new Date(row.expires_at as string).toISOString() : null,
    confirmBy: row.confirm_by ? new Date(row.confirm_by as string).toISOString() : null,
  }) as PlacedOrder;

/** The link is shown only while paying by it makes sense. */
const liveLink = (row: OrderRow): string | null => ((isOpen(row) || owes(row)) && !row.confirming ? row.boldPaymentUrl : null);

export const presentStatus = (row: OrderRow): OrderStatusReply => ({
  orderNumber: row.number,
  paymentStatus: row.paymentStatus,
  status: row.status,
  paymentMethod: row.paymentMethod,
  paymentUrl: liveLink(row),
  paymentUrlExpiresAt: liveLink(row) && iso(row.boldPaymentExpiresAt),
  confirming: row.confirming && isOpen(row),
  expiresAt: iso(row.expiresAt),
});

const presentItem = (row: ItemRow): OrderItem => ({
  id: row.id,
  _id: row.id,
  itemId: row.id,
  carpet_id: row.rugId,
  carpet_name: row.rugName,
  carpet_images: row.rugImages,
  carpet_thumbnail: row.thumbnail || (row.rugImages[0] ?? null),
  size: row.size,
  quantity: row.quantity,
  price: row.price,
});

const presentRefund = (row: RefundRow): Order["refunds"][number] => ({
  id: row.id,
  amount: row.amount,
  way: row.way,
  reference: row.reference,
  created_at: row.createdAt.toISOString(),
});

/** The note and who wrote it are the staff's own. */
export const presentStaffRefund = (row: RefundRow, language: Language): StaffRefund => ({
  ...presentRefund(row),
  note: sentenceIn(language, row.note),
  items: row.items,
  recorded_by: row.recordedBy,
});

const presentShipment = (row: ShipmentRow): Shipment => ({
  id: row.id,
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  trackingUrl: row.trackingUrl,
  items: row.items,
  parcels: row.parcels,
  shippedAt: row.shippedAt.toISOString(),
});
export const presentStaffShipment = (row: ShipmentRow): StaffShipment => ({
  ...presentShipment(row),
  recordedBy: row.recordedBy,
});

const factsOf = ({ order, money, returns, work }: WholeOrder): HistoryFacts => ({
  order,
  received: money.received,
  refunds: money.refunds,
  returns,
  ...work,
});

const notesOf = (events: readonly EventRow[]): StaffOrder["notes"] =>
  events
    .filter(({ kind }) => kind === "note")
    .map(({ id, facts, at, doneBy }) => ({ id, text: (facts as { text: string }).text, at: at.toISOString(), by: doneBy ?? "" }));

export const presentOrder = (whole: WholeOrder): Order => ({
  ...presentRow(whole),
  shipments: whole.work.shipments.map(presentShipment),
  timeline: shopperHistory(factsOf(whole)),
});

/** Told until it is there; an order that nobody has paid yet begins with its payment. */
function arrivalTold({ order, deliveryDays }: WholeOrder): Order["arrival"] {
  const startedAt = order.paidAt ?? (isOnline(order.paymentMethod) ? null : order.createdAt);
  if (!startedAt || !order.shippingAddress || order.status === "cancelled" || order.status === "delivered") return null;
  const place = { city: order.shippingCity, state: order.shippingState };
  return arrivalOf({ place, table: deliveryDays, startedAt, shippedAt: order.shippedAt }) ?? null;
}

const presentRow = (whole: WholeOrder): Omit<Order, "shipments" | "timeline"> => {
  const { order: row, items, money, returns } = whole;
  return {
    id: row.id,
    order_number: row.number,
    status: row.status,
    payment_status: money.told,
    payment_method: row.paymentMethod,
    bold_payment_url: liveLink(row),
    bold_payment_expires_at: liveLink(row) && iso(row.boldPaymentExpiresAt),
    confirming: row.confirming && isOpen(row),
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    customer_phone: row.customerPhone,
    customer_id_number: row.customerIdNumber,
    document_type: row.documentType,
    shipping_address: row.shippingAddress,
    shipping_city: row.shippingCity,
    shipping_state: row.shippingState,
    shipping_zip_code: row.shippingZipCode,
    shipping_country: row.shippingCountry,
    subtotal: row.subtotal,
    discount: row.discount,
    discount_code: row.discountCode,
    surcharge: row.surcharge,
    cod_percent: row.codPercent,
    iva_percent: row.ivaPercent,
    shipping_cost: row.shippingCost,
    tax: row.tax,
    total: row.total,
    received: money.received,
    balance: row.status === "cancelled" ? 0 : row.balance,
    refunded: money.refunded,
    refunds: money.refunds.map(presentRefund),
    returns,
    created_at: row.createdAt.toISOString(),
    expires_at: iso(row.expiresAt),
    paid_at: iso(row.paidAt),
    paid_with: row.paidWith,
    shipped_at: iso(row.shippedAt),
    delivered_at: iso(row.deliveredAt),
    arrival: arrivalTold(whole),
    cancelled_at: iso(row.cancelledAt),
    confirm_by: iso(row.confirmBy),
    confirmed_at: iso(row.confirmedAt),
    items: items.map(presentItem),
  };
};

export const presentForStaff = (whole: StaffWholeOrder, language: Language): StaffOrder => ({
  ...presentOrder(whole),
  timeline: staffHistory(factsOf(whole), language),
  shipments: whole.work.shipments.map(presentStaffShipment),
  note: notesOf(whole.work.events).at(-1)?.text ?? null,
  notes: notesOf(whole.work.events),
  tags: whole.order.tags,
  assignee: whole.order.assignee,
  exchange_of: whole.order.exchangeOf,
  sold_by: whole.order.soldBy,
  payment_reference: whole.order.paymentReference,
  certificates: whole.items.flatMap(({ id: itemId, quantity }) =>
    Array.from({ length: quantity }, (_, place) => {
      const piece = { itemId, unit: place + 1 };
      return { ...piece, number: certificateNumber({ orderId: whole.order.id, ...piece }) };
    }),
  ),
  left_to_ship: [...leftToShip(whole.items, whole.work.shipments)]
    .filter(([, quantity]) => quantity > 0)
    .map(([itemId, quantity]) => ({ itemId, quantity })),
  refunds: whole.money.refunds.map((refund) => presentStaffRefund(refund, language)),
  stock_held: whole.order.stockHeld,
  confirmed_by: whole.order.confirmedBy,
  consents: whole.order.consents,
  open_tasks: whole.openTasks,
  writes_on: whole.letters.writesOn,
  take_back_until: iso(whole.letters.takeBackUntil),
  take_back_shipment: whole.letters.takeBackShipment,
  take_back_refund: whole.letters.takeBackRefund,
});
