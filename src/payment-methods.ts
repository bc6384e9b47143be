import type { Language } from "./platform/language.ts";

/**
 * How an order can be paid. One entry feeds the wire, the checkout, the order's words, the refunds' ways, the expiry and
 * the legal pages; a method with `online` has a gateway of the same name (payments/gateways/open-gateways).
 */
type Method = {
  /** Money comes by a link of this gateway, within the order's time to pay. */
  online?: true;
  staff: Record<Language, string>;
  /** On the order's page and in letters, where the method says how it was paid. */
  shopper?: string;
} & (
  | { counter?: never }
  /** Paid at the counter: staff alone may use it, and the order is paid when it is written. `refunded`: how money went back. */
  | { counter: true; refunded: string }
);

export const METHODS = {
  Bold: { online: true, staff: { en: "Bold", es: "Bold" } },
  COD: { staff: { en: "Cash on delivery", es: "Contra entrega" }, shopper: "Contra entrega, en efectivo" },
  cash: {
    counter: true,
    staff: { en: "Cash", es: "Efectivo" },
    shopper: "En efectivo, en nuestro showroom",
    refunded: "en efectivo",
  },
  terminal: {
    counter: true,
    staff: { en: "Card terminal", es: "Datáfono" },
    shopper: "Con tarjeta, en nuestro showroom",
    refunded: "a tu tarjeta, por el datáfono",
  },
  transfer: {
    counter: true,
    staff: { en: "Transfer", es: "Transferencia" },
    shopper: "Por transferencia bancaria",
    refunded: "por transferencia",
  },
} as const satisfies Record<string, Method>;

export type PaymentMethod = keyof typeof METHODS;
type With<Flag extends string> = {
  [M in PaymentMethod]: (typeof METHODS)[M] extends Record<Flag, true> ? M : never;
}[PaymentMethod];
export type OnlineMethod = With<"online">;
export type CounterMethod = With<"counter">;
export type ShopperMethod = Exclude<PaymentMethod, CounterMethod>;

export const PAYMENT_METHODS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];
export const isOnline = (method: PaymentMethod): method is OnlineMethod => "online" in METHODS[method];
export const isCounter = (method: PaymentMethod): method is CounterMethod => "counter" in METHODS[method];
export const ONLINE_METHODS = PAYMENT_METHODS.filter(isOnline) as [OnlineMethod, ...OnlineMethod[]];
export const COUNTER_METHODS = PAYMENT_METHODS.filter(isCounter);
/** What the checkout offers and `POST /api/orders` takes. */
export const SHOPPER_METHODS = PAYMENT_METHODS.filter((method) => !isCounter(method)) as [ShopperMethod, ...ShopperMethod[]];
/** `Bold`, or several joined by «o»: in texts. */
export const ONLINE_WORDS = ONLINE_METHODS.join(" o ");
export const METHOD_WORDS = `${SHOPPER_METHODS.slice(0, -1).join(", ")} o ${SHOPPER_METHODS.at(-1)}`;
