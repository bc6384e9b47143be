import type { CartRug } from "./cart.ts";

/** The small copy of a rug that a line keeps: no descriptions, films or models in local storage. */
export const cartRugOf = (rug: CartRug): CartRug => ({
  id: rug.id,
  price: rug.price,
  name: rug.name,
  catalog: rug.catalog,
  thumbnail: rug.thumbnail,
  image: rug.image,
  promotion: rug.promotion,
  sizes: rug.sizes?.map(({ size, price, inventory, formerPrice }) => ({ size, price, inventory, formerPrice })),
});
