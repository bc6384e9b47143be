/** Contract: a size without a price is not sold. What rounds to 0 pesos is none. is_priced() in the database is the same rule. */
const isPriced = (cents: number): boolean => cents >= 50;

/** What staff must fill before everything is sold, in a sentence; undefined when every size has a price. */
export function missingPrices(sizes: readonly { size: string; price: number }[]): string | undefined {
  const missing = sizes.filter(({ price }) => !isPriced(price)).map(({ size }) => size);
  if (missing.length === 0) return undefined;
  if (missing.length === sizes.length) return "No size has a price: it is not sold yet";
  const [last, ...rest] = missing.toReversed();
  return rest.length === 0
    ? `Size ${last} has no price and is not sold`
    : `Sizes ${rest.toReversed().join(", ")} and ${last} have no price and are not sold`;
}

/** The price on a card: that of the first size that has one. */
export const firstPrice = (sizes: readonly { price: number }[]): number | undefined =>
  sizes.find(({ price }) => isPriced(price))?.price;
