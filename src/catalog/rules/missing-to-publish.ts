import { firstPrice } from "./price.ts";

type Facts = {
  images: readonly string[];
  sizes: readonly { price: number }[];
  stock: readonly { inventory: number }[];
};

export type Missing = "picture" | "price" | "stock";

/** What a carpet lacks before shoppers should see it; it may go live without, but not unknowingly. */
export function missingToPublish({ images, sizes, stock }: Facts): Missing[] {
  return [
    images.length === 0 && ("picture" as const),
    firstPrice(sizes) === undefined && ("price" as const),
    !stock.some(({ inventory }) => inventory > 0) && ("stock" as const),
  ].filter((each) => each !== false);
}
