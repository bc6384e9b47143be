import type { Order } from "../contract.ts";

/** Who an order is of, once its person was erased. */
export const NOBODY = "Cliente borrado";

export const isErased = ({ customer_name, customer_email }: Pick<Order, "customer_name" | "customer_email">): boolean =>
  customer_name === NOBODY && customer_email === "";
