import { isCounter, METHODS, type PaymentMethod } from "../../payment-methods.ts";
import type { Language } from "../../platform/language.ts";
import { showCents } from "../../platform/money.ts";
import { HISTORY_WORDS, type HistoryWords } from "./history-words.ts";
import { refundWay, staffRefundWay } from "./payment-words.ts";
import type { ReturnStatus } from "./return-statuses.ts";
import type { Ending, OrderStatus, PaymentStatus } from "./status.ts";

type Change<T> = [before: T, after: T];
export type Correction = Partial<Record<CorrectedField, Change<string | null>>>;
/** What no other row of the order tells. `why` is left out where staff simply said so. */
export type OrderEvent =
  | { kind: "status"; facts: { from: OrderStatus; to: OrderStatus; why?: Ending | "payment" | "shipment" } }
  | { kind: "correction"; facts: Correction }
  | { kind: "note"; facts: { text: string } }
  | { kind: "tags"; facts: { tags: Change<string[]> } }
  | { kind: "assignee"; facts: { assignee: Change<string | null> } }
  | { kind: "shipment removed"; facts: { carrier: string; trackingNumber: string } }
  | { kind: "lines"; facts: { lines: LineChange[]; total: Change<number> } }
  | { kind: "difference paid"; facts: { amount: number; way: string; reference?: string } };
/** Units of a rug before and after; its id and price for the accounts, which early changes were written without. */
export type LineChange = { name: string; size: string; units: Change<number>; code?: number | null; price?: number };

/** What staff may correct. */
export type CorrectedField = keyof HistoryWords["fields"];
/** Where the parcel goes. */
export const isPlace = (field: string): boolean => field.startsWith("shipping");

export type HistoryFacts = {
  order: {
    createdAt: Date;
    soldBy: string | null;
    paymentMethod: PaymentMethod;
    paymentStatus: PaymentStatus;
    paymentReference: string | null;
    paidAt: Date | null;
    confirmedAt: Date | null;
    confirmedBy: "customer" | "staff" | null;
    shippedAt: Date | null;
    deliveredAt: Date | null;
    cancelledAt: Date | null;
  };
  received: number;
  refunds: readonly { amount: number; way: string; reference: string; createdAt: Date; recordedBy: string }[];
  shipments: readonly { carrier: string; trackingNumber: string; shippedAt: Date; recordedBy: string }[];
  events: readonly { at: Date; kind: string; facts: unknown; doneBy: string | null }[];
  returns: readonly { number: string; steps: readonly { status: ReturnStatus; at: string }[] }[];
};

/** A moment as both are told it; `shopper` is left out where it is the staff's own. */
type Moment = { at: Date; kind: string; staff: string; shopper?: string; by?: string | null };
export type TimelineEntry = { at: string; kind: string; text: string; by?: string };

const STATUS_WORDS: Record<OrderStatus, string> = {
  pending: "Tu pedido está pendiente",
  processing: "Preparamos tu pedido",
  shipped: "Tu pedido salió hacia tu dirección",
  delivered: "Tu pedido fue entregado",
  cancelled: "Tu pedido fue cancelado",
};
const ENDED: Record<Ending, string> = {
  cancelled: STATUS_WORDS.cancelled,
  failed: "Tu pago no fue aprobado",
  expired: "El tiempo para pagar terminó y el pedido se canceló",
  unconfirmed: "No recibimos tu confirmación a tiempo y el pedido se canceló",
};

const fromTo = (word: string, change: Change<string | string[] | null>, none: string): string =>
  `${word}: ${change.map((value) => (Array.isArray(value) ? value.join(", ") : value) || none).join(" → ")}`;
const guide = ({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }): string =>
  trackingNumber ? `${carrier}, guía ${trackingNumber}` : carrier;

type Said = Pick<Moment, "staff" | "shopper">;
/** The words of the one of the staff who reads it. */
type Reader = { language: Language; said: HistoryWords };
type StatusFacts = Extract<OrderEvent, { kind: "status" }>["facts"];

function statusMoment({ from, to, why }: StatusFacts, { said }: Reader): Said {
  const staff = said.statusChange(said.status[from], said.status[to]);
  // The payment's or the shipment's own line tells the customer.
  if (why === "payment") return { staff };
  if (why === "shipment") return { staff: to === "shipped" ? said.allShipped : said.statusAgain(said.status[to]) };
  if (why) return { staff: said.ended[why], shopper: ENDED[why] };
  return { staff, shopper: STATUS_WORDS[to] };
}

function eventMoment(event: OrderEvent, reader: Reader): Said {
  const { language, said } = reader;
  switch (event.kind) {
    case "status":
      return statusMoment(event.facts, reader);
    case "correction": {
      const changed = Object.entries(event.facts);
      const staff = changed.map(([field, change]) => fromTo(said.fields[field as CorrectedField], change, said.none)).join("; ");
      const isDelivery = changed.some(([field]) => isPlace(field));
      return { staff, shopper: isDelivery ? "Corregimos la dirección de entrega" : "Corregimos tus datos de contacto" };
    }
    case "note":
      return { staff: event.facts.text };
    case "tags":
      return { staff: fromTo(said.tags, event.facts.tags, said.none) };
    case "assignee":
      return { staff: fromTo(said.assigned, event.facts.assignee, said.none) };
    case "lines":
      return linesMoment(event.facts, said);
    case "difference paid": {
      const { amount, way, reference } = event.facts;
      return {
        staff: said.differencePaid(showCents(amount), staffRefundWay(way, language), reference),
        shopper: `Recibimos la diferencia de ${showCents(amount)}`,
      };
    }
    case "shipment removed":
      return { staff: said.shipmentTakenBack(guide(event.facts)) };
  }
}

/** `Bosforo (6x9): 2 → 1` */
export const lineWords = ({ name, size, units }: LineChange): string => `${name} (${size}): ${units.join(" → ")}`;

type LinesFacts = Extract<OrderEvent, { kind: "lines" }>["facts"];
const linesMoment = ({ lines, total }: LinesFacts, said: HistoryWords): Said => ({
  staff: [...lines.map(lineWords), `${said.total}: ${total.map(showCents).join(" → ")}`].join("; "),
  shopper: `Cambiamos tu pedido. Nuevo total: ${showCents(total[1])}`,
});

/** Orders of before statuses were written down have only the last time of each. */
function timesOnly({ order, shipments, events }: HistoryFacts, { said }: Reader): Moment[] {
  const told = new Set(events.filter(({ kind }) => kind === "status").map(({ facts }) => (facts as { to: string }).to));
  const status = (to: OrderStatus, at: Date | null): Moment[] =>
    at && !told.has(to) ? [{ at, kind: "status", staff: said.status[to], shopper: STATUS_WORDS[to] }] : [];
  const isExpired = order.paymentStatus === "expired";
  const staff = isExpired ? said.ended.expired : said.status.cancelled;
  const shopper = isExpired ? ENDED.expired : STATUS_WORDS.cancelled;
  return [
    ...(shipments.length > 0 ? [] : status("shipped", order.shippedAt)),
    ...status("delivered", order.deliveredAt),
    ...(order.cancelledAt && !told.has("cancelled") ? [{ at: order.cancelledAt, kind: "status", staff, shopper }] : []),
  ];
}

const placed = ({ order }: HistoryFacts, { said, language }: Reader): Moment => ({
  at: order.createdAt,
  kind: "placed",
  staff: order.soldBy ? said.sold(METHODS[order.paymentMethod].staff[language]) : said.placed,
  shopper: isCounter(order.paymentMethod) ? "Compraste en nuestro showroom" : "Recibimos tu pedido",
  by: order.soldBy,
});

function paid({ order, received }: HistoryFacts, { said, language }: Reader): Moment[] {
  if (!order.paidAt) return [];
  const how = [METHODS[order.paymentMethod].staff[language], order.paymentReference].filter(Boolean).join(", ");
  return [
    {
      at: order.paidAt,
      kind: "paid",
      staff: said.paid(showCents(received), how),
      shopper: `Recibimos tu pago de ${showCents(received)}`,
    },
  ];
}

const confirmed = ({ order: { confirmedAt: at, confirmedBy, soldBy } }: HistoryFacts, { said }: Reader): Moment[] => {
  if (!at || soldBy) return [];
  if (confirmedBy === "customer")
    return [{ at, kind: "confirmed", staff: said.confirmedByCustomer, shopper: "Confirmaste tu pedido" }];
  return [{ at, kind: "confirmed", staff: said.confirmedByStaff }];
};

const RETURNED: Record<ReturnStatus, string> = {
  requested: "Pediste la devolución",
  approved: "Aprobamos tu devolución",
  received: "Recibimos tu devolución",
  refunded: "Terminamos tu devolución",
  exchanged: "Cambiamos tu alfombra",
  refused: "No pudimos aceptar tu devolución",
};

const returned = ({ returns }: HistoryFacts, { said }: Reader): Moment[] =>
  returns.flatMap(({ number, steps }) =>
    steps.map(({ status, at }) => ({
      at: new Date(at),
      kind: "return",
      staff: said.returned[status](number),
      shopper: `${RETURNED[status]} ${number}`,
    })),
  );

const momentsOf = (facts: HistoryFacts, reader: Reader): Moment[] => [
  placed(facts, reader),
  ...paid(facts, reader),
  ...confirmed(facts, reader),
  ...facts.shipments.map((shipment) => ({
    at: shipment.shippedAt,
    kind: "shipment",
    staff: reader.said.shipped(guide(shipment)),
    shopper: `Salió con ${guide(shipment)}`,
    by: shipment.recordedBy,
  })),
  ...facts.events.map((event) => ({
    at: event.at,
    kind: event.kind,
    by: event.doneBy,
    ...eventMoment(event as OrderEvent, reader),
  })),
  ...timesOnly(facts, reader),
  ...facts.refunds.map(({ amount, way, reference, createdAt, recordedBy }) => ({
    at: createdAt,
    kind: "refund",
    staff: reader.said.refunded(showCents(amount), staffRefundWay(way, reader.language), reference),
    shopper: `Te devolvimos ${showCents(amount)} ${refundWay(way)}`,
    by: recordedBy,
  })),
  ...returned(facts, reader),
];

const ordered = (facts: HistoryFacts, language: Language): Moment[] =>
  momentsOf(facts, { language, said: HISTORY_WORDS[language] }).toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** What happened to an order, oldest first, with names and in the reader's language. */
export const staffHistory = (facts: HistoryFacts, language: Language): TimelineEntry[] =>
  ordered(facts, language).map(({ at, kind, staff, by }) => ({
    at: at.toISOString(),
    kind,
    text: staff,
    ...(by ? { by } : {}),
  }));

/** The same in Spanish, without what is the staff's own. */
export const shopperHistory = (facts: HistoryFacts): TimelineEntry[] =>
  ordered(facts, "es").flatMap(({ at, kind, shopper }) => (shopper ? [{ at: at.toISOString(), kind, text: shopper }] : []));
