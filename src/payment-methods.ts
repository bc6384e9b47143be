/**
 * How an order can be paid. One entry feeds the wire, the checkout, the order's words, the refunds' ways, the expiry and
 * the legal pages; a method with `online` has a gateway of the same name (payments/gateways/open-gateways).
 */
type Method = {
  /** Money comes by a link of this gateway, within the order's 90 minutes. */
  online?: true;
  staff: string;
};

export const METHODS = {
  Bold: { online: true, staff: "Bold" },
  COD: { staff: "Cash on delivery" },
} as const satisfies Record<string, Method>;

export type PaymentMethod = keyof typeof METHODS;
export type OnlineMethod = { [M in PaymentMethod]: (typeof METHODS)[M] extends { online: true } ? M : never }[PaymentMethod];

export const PAYMENT_METHODS = Object.keys(METHODS) as [PaymentMethod, ...PaymentMethod[]];
export const isOnline = (method: PaymentMethod): method is OnlineMethod => "online" in METHODS[method];
export const ONLINE_METHODS = PAYMENT_METHODS.filter(isOnline) as [OnlineMethod, ...OnlineMethod[]];
/** `Bold`, or `Bold o Wompi`: in texts. */
export const ONLINE_WORDS = ONLINE_METHODS.join(" o ");
/** `Bold o COD`, `Bold, Wompi o COD` */
export const METHOD_WORDS = `${PAYMENT_METHODS.slice(0, -1).join(", ")} o ${PAYMENT_METHODS.at(-1)}`;
