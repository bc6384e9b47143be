import { isCounter, METHODS, type PaymentMethod } from "../../payment-methods.ts";
import { showCents } from "../../platform/money.ts";
import { refundWay, staffRefundWay } from "./payment-words.ts";
import type { ReturnStatus } from "./return-statuses.ts";
import type { Ending, OrderStatus, PaymentStatus } from "./status.ts";

type Change<T> = [before: T, after: T];
/** What no other row of the order tells. `why` is left out where staff simply said so. */
export type OrderEvent =
  | { kind: "status"; facts: { from: OrderStatus; to: OrderStatus; why?: Ending | "payment" | "shipment" } }
  | { kind: "correction"; facts: Partial<Record<CorrectedField, Change<string | null>>> }
  | { kind: "note"; facts: { text: string } }
  | { kind: "tags"; facts: { tags: Change<string[]> } }
  | { kind: "assignee"; facts: { assignee: Change<string | null> } }
  | { kind: "shipment removed"; facts: { carrier: string; trackingNumber: string } }
  | { kind: "lines"; facts: { lines: LineChange[]; total: Change<number> } }
  | { kind: "difference paid"; facts: { amount: number; way: string; reference?: string } };
/** Units of a rug before and after. */
export type LineChange = { name: string; size: string; units: Change<number> };

/** What staff may correct, as they call it; `at` is where the parcel goes. */
export const CORRECTED_FIELDS = {
  customerName: { word: "Name" },
  customerEmail: { word: "E-mail" },
  customerPhone: { word: "Phone" },
  documentType: { word: "Document type" },
  customerIdNumber: { word: "Document" },
  shippingAddress: { word: "Address", at: true },
  shippingCity: { word: "City", at: true },
  shippingState: { word: "Department", at: true },
  shippingZipCode: { word: "Postal code", at: true },
} as const;
export type CorrectedField = keyof typeof CORRECTED_FIELDS;
export const isPlace = (field: string): boolean => "at" in CORRECTED_FIELDS[field as CorrectedField];

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

const STATUS_WORDS: Record<OrderStatus, [staff: string, shopper: string]> = {
  pending: ["Pending", "Tu pedido está pendiente"],
  processing: ["Processing", "Preparamos tu pedido"],
  shipped: ["Shipped", "Tu pedido salió hacia tu dirección"],
  delivered: ["Delivered", "Tu pedido fue entregado"],
  cancelled: ["Cancelled", "Tu pedido fue cancelado"],
};
const ENDED: Record<Ending, [staff: string, shopper: string]> = {
  cancelled: ["Cancelled by the customer, stock given back", STATUS_WORDS.cancelled[1]],
  failed: ["Payment not approved, stock given back", "Tu pago no fue aprobado"],
  expired: ["Expired, stock given back", "El tiempo para pagar terminó y el pedido se canceló"],
  unconfirmed: ["Not confirmed in time, stock given back", "No recibimos tu confirmación a tiempo y el pedido se canceló"],
};

const shown = (value: string | string[] | null): string => (Array.isArray(value) ? value.join(", ") : value) || "none";
const fromTo = (word: string, [before, after]: Change<string | string[] | null>): string =>
  `${word}: ${shown(before)} → ${shown(after)}`;
const guide = ({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }, word: string): string =>
  trackingNumber ? `${carrier}, ${word} ${trackingNumber}` : carrier;

function statusMoment({ from, to, why }: Extract<OrderEvent, { kind: "status" }>["facts"]): Pick<Moment, "staff" | "shopper"> {
  // The payment's or the shipment's own line tells the customer.
  if (why === "payment") return { staff: `Status: ${STATUS_WORDS[from][0]} → ${STATUS_WORDS[to][0]}` };
  if (why === "shipment") return { staff: to === "shipped" ? "Everything has shipped" : `Status: ${STATUS_WORDS[to][0]} again` };
  if (why) return { staff: ENDED[why][0], shopper: ENDED[why][1] };
  return { staff: `Status: ${STATUS_WORDS[from][0]} → ${STATUS_WORDS[to][0]}`, shopper: STATUS_WORDS[to][1] };
}

function eventMoment(event: OrderEvent): Pick<Moment, "staff" | "shopper"> {
  switch (event.kind) {
    case "status":
      return statusMoment(event.facts);
    case "correction": {
      const changed = Object.entries(event.facts);
      const staff = changed.map(([field, change]) => fromTo(CORRECTED_FIELDS[field as CorrectedField].word, change)).join("; ");
      const isDelivery = changed.some(([field]) => isPlace(field));
      return { staff, shopper: isDelivery ? "Corregimos la dirección de entrega" : "Corregimos tus datos de contacto" };
    }
    case "note":
      return { staff: event.facts.text };
    case "tags":
      return { staff: fromTo("Tags", event.facts.tags) };
    case "assignee":
      return { staff: fromTo("Assigned", event.facts.assignee) };
    case "lines":
      return linesMoment(event.facts);
    case "difference paid": {
      const { amount, way, reference } = event.facts;
      return {
        staff: ["Difference of", showCents(amount), "received,", staffRefundWay(way), reference].filter(Boolean).join(" "),
        shopper: `Recibimos la diferencia de ${showCents(amount)}`,
      };
    }
    case "shipment removed":
      return { staff: `Shipment taken back: ${guide(event.facts, "guía")}` };
  }
}

/** `Bosforo (6x9): 2 → 1` */
export const lineWords = ({ name, size, units }: LineChange): string => `${name} (${size}): ${units.join(" → ")}`;

const linesMoment = ({ lines, total }: Extract<OrderEvent, { kind: "lines" }>["facts"]): Pick<Moment, "staff" | "shopper"> => ({
  staff: [...lines.map(lineWords), `Total: ${total.map(showCents).join(" → ")}`].join("; "),
  shopper: `Cambiamos tu pedido. Nuevo total: ${showCents(total[1])}`,
});

/** Orders of before statuses were written down have only the last time of each. */
function timesOnly({ order, shipments, events }: HistoryFacts): Moment[] {
  const told = new Set(events.filter(({ kind }) => kind === "status").map(({ facts }) => (facts as { to: string }).to));
  const status = (to: OrderStatus, at: Date | null): Moment[] =>
    at && !told.has(to) ? [{ at, kind: "status", staff: STATUS_WORDS[to][0], shopper: STATUS_WORDS[to][1] }] : [];
  const [staff, shopper] = order.paymentStatus === "expired" ? ENDED.expired : STATUS_WORDS.cancelled;
  return [
    ...(shipments.length > 0 ? [] : status("shipped", order.shippedAt)),
    ...status("delivered", order.deliveredAt),
    ...(order.cancelledAt && !told.has("cancelled") ? [{ at: order.cancelledAt, kind: "status", staff, shopper }] : []),
  ];
}

const placed = ({ order }: HistoryFacts): Moment => ({
  at: order.createdAt,
  kind: "placed",
  staff: order.soldBy ? `Sold by staff, ${METHODS[order.paymentMethod].staff}` : "Order placed",
  shopper: isCounter(order.paymentMethod) ? "Compraste en nuestro showroom" : "Recibimos tu pedido",
  by: order.soldBy,
});

function paid({ order, received }: HistoryFacts): Moment[] {
  if (!order.paidAt) return [];
  const reference = order.paymentReference ? `, ${order.paymentReference}` : "";
  return [
    {
      at: order.paidAt,
      kind: "paid",
      staff: `Payment of ${showCents(received)} received, ${METHODS[order.paymentMethod].staff}${reference}`,
      shopper: `Recibimos tu pago de ${showCents(received)}`,
    },
  ];
}

const confirmed = ({ order: { confirmedAt: at, confirmedBy, soldBy } }: HistoryFacts): Moment[] => {
  if (!at || soldBy) return [];
  if (confirmedBy === "customer")
    return [{ at, kind: "confirmed", staff: "Confirmed by the customer", shopper: "Confirmaste tu pedido" }];
  return [{ at, kind: "confirmed", staff: "Confirmed by staff" }];
};

const RETURNED: Record<ReturnStatus, [staff: string, shopper: string]> = {
  requested: ["asked for by the customer", "Pediste la devolución"],
  approved: ["approved", "Aprobamos tu devolución"],
  received: ["received", "Recibimos tu devolución"],
  refunded: ["refunded", "Terminamos tu devolución"],
  exchanged: ["exchanged", "Cambiamos tu alfombra"],
  refused: ["refused", "No pudimos aceptar tu devolución"],
};

const returned = ({ returns }: HistoryFacts): Moment[] =>
  returns.flatMap(({ number, steps }) =>
    steps.map(({ status, at }) => {
      const [staff, shopper] = RETURNED[status];
      return { at: new Date(at), kind: "return", staff: `Return ${number} ${staff}`, shopper: `${shopper} ${number}` };
    }),
  );

const momentsOf = (facts: HistoryFacts): Moment[] => [
  placed(facts),
  ...paid(facts),
  ...confirmed(facts),
  ...facts.shipments.map((shipment) => ({
    at: shipment.shippedAt,
    kind: "shipment",
    staff: `Shipped with ${guide(shipment, "guía")}`,
    shopper: `Salió con ${guide(shipment, "guía")}`,
    by: shipment.recordedBy,
  })),
  ...facts.events.map((event) => ({ at: event.at, kind: event.kind, by: event.doneBy, ...eventMoment(event as OrderEvent) })),
  ...timesOnly(facts),
  ...facts.refunds.map(({ amount, way, reference, createdAt, recordedBy }) => ({
    at: createdAt,
    kind: "refund",
    staff: ["Refunded", showCents(amount), `by ${staffRefundWay(way)}`, reference].filter(Boolean).join(" "),
    shopper: `Te devolvimos ${showCents(amount)} ${refundWay(way)}`,
    by: recordedBy,
  })),
  ...returned(facts),
];

/** What happened to an order, oldest first: in English with names for staff, in Spanish without the staff's own for shoppers. */
export const historyOf = (facts: HistoryFacts, audience: "staff" | "shopper"): TimelineEntry[] =>
  momentsOf(facts)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap(({ at, kind, staff, shopper, by }): TimelineEntry[] => {
      if (audience === "staff") return [{ at: at.toISOString(), kind, text: staff, ...(by ? { by } : {}) }];
      return shopper ? [{ at: at.toISOString(), kind, text: shopper }] : [];
    });
