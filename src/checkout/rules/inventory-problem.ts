import type { CartItem } from "../../cart/rules/cart.ts";
import { linePrice } from "../../cart/rules/line-price.ts";
import { type ShortLine, shortStockSentence } from "../../orders/rules/lines.ts";
import { PROBLEMS } from "../texts.ts";
import type { Problem } from "./steps.ts";

type LiveRug = { name: string; price: number; sizes: readonly { size: string; price: number; inventory: number }[] };
type Live = ReadonlyMap<number, LiveRug | null>;

/** How the screen differs from the shop of now: too few rugs, or another price than the one shown. */
export function inventoryProblem(items: readonly CartItem[], live: Live): Problem | undefined {
  const short = shortStock(items, live);
  if (short) return { is: "stock", text: short };
  const hasChanged = items.some(({ rug, selectedSize }) => {
    const now = live.get(rug.id);
    return now && linePrice(now, selectedSize) !== linePrice(rug, selectedSize);
  });
  return hasChanged ? { is: "calm", text: PROBLEMS.priceChanged } : undefined;
}

/** Spec §5: the sentence to show when the shop has less than the cart asks for. */
function shortStock(items: readonly CartItem[], live: Live): string | undefined {
  const short: ShortLine[] = items.flatMap((item) => {
    const rug = live.get(item.rug.id);
    const available = rug?.sizes.find((each) => each.size === item.selectedSize)?.inventory ?? 0;
    if (item.quantity <= available) return [];
    return [{ carpetId: item.rug.id, name: rug?.name ?? item.rug.name ?? "Alfombra", size: item.selectedSize, available }];
  });
  return short.length > 0 ? shortStockSentence(short) : undefined;
}
