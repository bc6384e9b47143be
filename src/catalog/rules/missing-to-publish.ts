import { firstPrice } from "./price.ts";

type Facts = {
  images: readonly string[];
  sizes: readonly { price: number }[];
  stock: readonly { inventory: number }[];
};

/** What a carpet lacks before shoppers should see it; it may go live without, but not unknowingly. */
export function missingToPublish({ images, sizes, stock }: Facts): string[] {
  return [
    images.length === 0 && "picture",
    firstPrice(sizes) === undefined && "price",
    !stock.some(({ inventory }) => inventory > 0) && "stock",
  ].filter((each) => each !== false);
}
