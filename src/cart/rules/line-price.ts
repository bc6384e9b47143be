export type PricedRug = { price?: number; sizes?: readonly { size: string; price: number }[] };

/** Spec §9: the selected size's price if the rug has that size, else its base price, else 0. Whole pesos. */
export const linePrice = (rug: PricedRug, size: string): number =>
  rug.sizes?.find((each) => each.size === size)?.price ?? rug.price ?? 0;
