/** Contract: a size without a price is not sold. What rounds to 0 pesos is none. is_priced() in the database is the same rule. */
const isPriced = (cents: number): boolean => cents >= 50;

/** What staff must fill before everything is sold. */
export const unpricedSizes = (sizes: readonly { size: string; price: number }[]): string[] =>
  sizes.filter(({ price }) => !isPriced(price)).map(({ size }) => size);

/** The price on a card: that of the first size that has one. */
export const firstPrice = (sizes: readonly { price: number }[]): number | undefined =>
  sizes.find(({ price }) => isPriced(price))?.price;
