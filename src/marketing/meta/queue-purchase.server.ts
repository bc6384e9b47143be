import type { Ctx } from "../../platform/ctx.server.ts";
import { queueEvent } from "./forward-event.server.ts";
import { userData } from "./hash.server.ts";

/** What the purchase event needs of a paid order; the caller has seen to the shopper's consent. */
export type Purchase = {
  orderNumber: string;
  paidAt: Date;
  pesos: number;
  contents: { id: string; quantity: number; item_price: number }[];
  customer: { name: string; email: string; phone: string; city: string; state: string };
  /** How the ad that led here is recognised; with marketing consent only. */
  attribution: { address: string; userAgent: string; source: string; fbp?: string | null; fbc?: string | null };
};

/** Its id is the order's number, so that a repeat is counted once. */
export function queuePurchase(ctx: Ctx, { customer, attribution, contents, ...purchase }: Purchase): Promise<void> {
  const [first = "", ...rest] = customer.name.trim().split(/\s+/);
  const facts = {
    em: customer.email,
    ph: customer.phone,
    fn: first,
    ln: rest.join(" "),
    ct: customer.city,
    st: customer.state,
    country: "co",
    external_id: purchase.orderNumber,
    fbp: attribution.fbp,
    fbc: attribution.fbc,
  };
  return queueEvent(ctx, {
    event_name: "Purchase",
    event_time: Math.floor(purchase.paidAt.getTime() / 1000),
    event_id: purchase.orderNumber,
    action_source: "website",
    event_source_url: attribution.source,
    user_data: userData(facts, attribution),
    custom_data: {
      currency: "COP",
      value: purchase.pesos,
      content_type: "product",
      content_ids: contents.map(({ id }) => id),
      contents,
      order_id: purchase.orderNumber,
    },
  });
}
