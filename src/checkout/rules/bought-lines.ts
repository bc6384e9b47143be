import type { BoughtLine } from "../../cart/rules/cart.ts";
import type { Order } from "../../orders/contract.ts";

/** What an order holds, as the cart names it; a rug that is gone from the catalogue is in no cart. */
export const boughtLines = ({ items }: Pick<Order, "items">): BoughtLine[] =>
  items.flatMap(({ carpet_id, size, quantity }) => (carpet_id === null ? [] : [{ carpetId: carpet_id, size, quantity }]));
