import type { CartItem } from "../../cart/rules/cart.ts";
import { type ShortLine, shortStockSentence } from "../../orders/rules/lines.ts";

type Live = ReadonlyMap<number, { name: string; sizes: readonly { size: string; inventory: number }[] } | null>;

/** Spec §5: the sentence to show when the shop has less than the cart asks for. */
export function inventoryProblem(items: readonly CartItem[], live: Live): string | undefined {
  const short: ShortLine[] = items.flatMap((item) => {
    const rug = live.get(item.rug.id);
    const available = rug?.sizes.find((each) => each.size === item.selectedSize)?.inventory ?? 0;
    if (item.quantity <= available) return [];
    return [{ carpetId: item.rug.id, name: rug?.name ?? item.rug.name ?? "Alfombra", size: item.selectedSize, available }];
  });
  return short.length > 0 ? shortStockSentence(short) : undefined;
}
