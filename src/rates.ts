export type Rates = {
  /** What cash on delivery costs, in percent of the subtotal: the owner's setting (spec §9: 5 at first). */
  cod: number;
  /** Spec §9: the IVA that every price contains. */
  iva: number;
};

/**
 * The only home of the IVA: texts say it, and an order is placed with it. Each order keeps the rates it was placed with
 * (`orders.cod_percent`, `iva_percent`); whatever tells of an order reads those.
 */
export const IVA = 19;

/** `10 %`, `12,5 %` */
export const showPercent = (percentage: number): string => `${String(percentage).replace(".", ",")}\u00a0%`;
