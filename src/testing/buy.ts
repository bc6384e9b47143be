import type { NewOrder } from "../orders/new-order-contract.ts";
import type { TestShop } from "./open-shop.ts";

let buyers = 0;

type Line = { carpetId: number; size: string; quantity: number };
type Buying = { method?: "Bold" | "COD"; code?: string | null; key?: string; address?: string; change?: Partial<NewOrder> };

/** An order form of somebody new each time, so that holding caps do not meet it. */
export function orderForm(items: Line[], { method = "COD", code = null, change = {} }: Buying = {}) {
  const n = ++buyers;
  return {
    customer: { name: `Compradora ${n}`, email: `compradora${n}@example.com`, phone: `3${String(n).padStart(9, "0")}` },
    shipping: { address: "Calle 93 # 13-42", city: "Bogotá", state: "Bogotá D.C.", zipCode: "", country: "Colombia" },
    items,
    paymentMethod: method,
    discountCode: code,
    ...change,
  };
}

/** Places an order through the front door. Each buyer comes from an address of their own. */
export const buy = (shop: TestShop, items: Line[], buying: Buying = {}): Promise<Response> =>
  shop.request("/api/orders", {
    method: "POST",
    json: orderForm(items, buying),
    headers: {
      "x-forwarded-for": buying.address ?? `10.0.${(buyers >> 8) & 255}.${buyers & 255}`,
      ...(buying.key ? { "idempotency-key": buying.key } : {}),
    },
  });

export type Bought = { _id: string; orderNumber: string; subtotal: number; discount: number; surcharge: number; total: number };

export async function bought(response: Promise<Response>): Promise<Bought> {
  const answer = await response;
  if (answer.status !== 201) throw new Error(`not bought: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Bought;
}

export async function stockOf(shop: TestShop, rugId: number, size = "5x8"): Promise<number> {
  const { rows } = await shop.ctx.pool.query<{ inventory: number }>(
    "select inventory from rug_stock where rug_id = $1 and size = $2",
    [rugId, size],
  );
  return rows[0]!.inventory;
}
