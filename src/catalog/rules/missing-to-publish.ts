type Facts = { images: readonly string[]; prices: readonly number[]; units: readonly number[] };

/** What a carpet lacks before shoppers should see it; it may go live without, but not unknowingly. */
export function missingToPublish({ images, prices, units }: Facts): string[] {
  return [
    images.length === 0 && "a picture",
    !prices.some((price) => price > 0) && "a price",
    !units.some((count) => count > 0) && "stock",
  ].filter((each) => each !== false);
}
