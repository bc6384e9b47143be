export type Rates = {
  /** Spec §9: what cash on delivery costs, in percent of the subtotal. */
  cod: number;
  /** Spec §9: the IVA that every price contains. */
  iva: number;
};

/**
 * The only home of both: carts are priced with them, texts say them, and an order is placed with them. Each order keeps
 * the rates it was placed with (`orders.cod_percent`, `iva_percent`); whatever tells of an order reads those.
 */
export const RATES: Rates = { cod: 5, iva: 19 };

/** `10 %`, `12,5 %` */
export const showPercent = (percentage: number): string => `${String(percentage).replace(".", ",")}\u00a0%`;
