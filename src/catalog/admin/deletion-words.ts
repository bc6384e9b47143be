import { words } from "./words.ts";

type Uses = { reviews: number; orders: number; open_orders: number };

/** What becomes of everything that hangs on a carpet. */
export function deletionWords(uses: Uses | undefined): string {
  const said = words().remove;
  const hanging = uses
    ? [said.reviews(uses.reviews), said.orders(uses.orders), ...(uses.open_orders > 0 ? [said.unsent(uses.open_orders)] : [])]
    : [said.unknownUses];
  return [said.leaves, ...hanging, said.end].join(" ");
}
