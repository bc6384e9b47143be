import type { LineStock } from "../rules/stock.ts";
import { CART_TEXTS } from "../texts.ts";
import "./stock-word.css";

/** Dot and words; a bar of the same height while nobody knows yet. */
export function StockWord({ stock, isLoading }: { stock: LineStock; isLoading: boolean }) {
  if (stock.state === "unknown") return isLoading ? <span className="stock-word stock-word--loading" aria-hidden="true" /> : null;
  const words = stock.state === "none" ? CART_TEXTS.none : CART_TEXTS.available(stock.available);
  return <span className={`stock-word stock-word--${stock.state}`}>{words}</span>;
}
