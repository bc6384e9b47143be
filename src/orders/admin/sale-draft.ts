import type { StaffCarpet } from "../../catalog/admin/shapes.ts";
import { cents } from "../../platform/money.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { percentOf } from "../rules/totals.ts";

export type Who = Partial<Record<"name" | "email" | "phone" | "idNumber" | "address" | "city" | "state", string>>;
type WantedLine = { carpetId: number; size?: string; quantity: number; name: string };

export type SaleLine = {
  carpetId: number;
  name: string;
  size: string;
  quantity: number;
  /** Cents per unit. */
  price: number;
  available: number;
};

/** What a new sale begins with, handed over by the screen that links to it. */
export type SaleDraft = { who: Who; lines: WantedLine[]; reservationId?: number };

/** The same again, as a draft: prices and stock are today's. */
export const draftOfOrder = (order: StaffOrder): SaleDraft => ({
  who: {
    name: order.customer_name,
    email: order.customer_email,
    phone: order.customer_phone,
    idNumber: order.customer_id_number ?? "",
    address: order.shipping_address,
    city: order.shipping_city,
    state: order.shipping_state,
  },
  lines: order.items.flatMap(({ carpet_id: carpetId, size, quantity, carpet_name: name }) =>
    carpetId === null ? [] : [{ carpetId, size, quantity, name }],
  ),
});

/** A size's price less what a promotion takes off it now. */
export const priceNow = (usual: number, { sale_percent }: Pick<StaffCarpet, "sale_percent">): number =>
  usual - percentOf(cents(usual), sale_percent);

type Wanted = Pick<StaffCarpet, "name" | "collection_sizes" | "inventory" | "sale_percent">;

/** Each wanted line at today's price and stock; `rugs` in the same order, those that are gone left out. */
export function draftLines(wanted: readonly WantedLine[], rugs: readonly (Wanted | undefined)[]) {
  const lines: SaleLine[] = [];
  const missing: string[] = [];
  for (const [place, { carpetId, size, quantity, name }] of wanted.entries()) {
    const rug = rugs[place];
    const stock = (of: string) => rug?.inventory.find((each) => each.size === of)?.inventory ?? 0;
    const sizes = rug?.collection_sizes.filter((each) => each.price > 0 && (size === undefined || each.size === size)) ?? [];
    const found = sizes.find((each) => stock(each.size) > 0);
    if (!rug || !found) {
      missing.push(name);
      continue;
    }
    const available = stock(found.size);
    const price = priceNow(found.price, rug);
    lines.push({ carpetId, name: rug.name, size: found.size, price, available, quantity: Math.min(quantity, available) });
  }
  return { lines, missing };
}
