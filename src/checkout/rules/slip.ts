import type { CartItem } from "../../cart/rules/cart.ts";
import { linePrice } from "../../cart/rules/line-price.ts";
import type { Order } from "../../orders/contract.ts";
import { IVA, type Rates, showPercent } from "../../rates.ts";
import { showCents, showPesos } from "../../platform/money.ts";
import type { Amounts, AppliedCode } from "./amounts.ts";

export type SlipLine = { key: string; name: string; image: string; size: string; quantity: number; amount: string };
export type SlipSum = { label: string; amount: string; kind?: "minus" | "plus" | "total" };
export type Slip = { lines: SlipLine[]; sums: SlipSum[] };

type Parts = { rates: Rates; subtotal: string; discount?: { label: string; amount: string }; surcharge?: string; total: string };

/** Spec §2, Summary: subtotal, discount, shipping and IVA as included, the surcharge of cash on delivery, total. */
const sums = ({ rates, subtotal, discount, surcharge, total }: Parts): SlipSum[] => [
  { label: "Subtotal", amount: subtotal },
  ...(discount ? [{ label: discount.label, amount: `− ${discount.amount}`, kind: "minus" as const }] : []),
  { label: "Envío", amount: "Incluido" },
  { label: `IVA ${showPercent(rates.iva)}`, amount: "Incluido" },
  ...(surcharge
    ? [{ label: `Recargo contra entrega (${showPercent(rates.cod)})`, amount: `+ ${surcharge}`, kind: "plus" as const }]
    : []),
  { label: "Total", amount: total, kind: "total" },
];

export const slipOfCart = (
  items: readonly CartItem[],
  amounts: Amounts,
  code: AppliedCode | undefined,
  codPercent: number,
): Slip => ({
  lines: items.map(({ rug, selectedSize, quantity }) => ({
    key: `${rug.id} ${selectedSize}`,
    name: rug.name ?? "Alfombra",
    image: rug.thumbnail || rug.image || "",
    size: selectedSize,
    quantity,
    amount: showPesos(linePrice(rug, selectedSize) * quantity),
  })),
  sums: sums({
    rates: { cod: codPercent, iva: IVA },
    subtotal: showPesos(amounts.subtotal),
    discount: code && { label: `Descuento ${code.code} (${showPercent(code.percentage)})`, amount: showPesos(amounts.discount) },
    surcharge: amounts.surcharge > 0 ? showPesos(amounts.surcharge) : undefined,
    total: showPesos(amounts.total),
  }),
});

export const slipOfOrder = (order: Order): Slip => ({
  lines: order.items.map((item) => ({
    key: String(item.id),
    name: item.carpet_name,
    image: item.carpet_thumbnail ?? "",
    size: item.size,
    quantity: item.quantity,
    amount: showCents(item.price * item.quantity),
  })),
  sums: sums({
    rates: { cod: order.cod_percent, iva: order.iva_percent },
    subtotal: showCents(order.subtotal),
    discount:
      order.discount > 0
        ? { label: `Descuento ${order.discount_code ?? ""}`.trim(), amount: showCents(order.discount) }
        : undefined,
    surcharge: order.surcharge > 0 ? showCents(order.surcharge) : undefined,
    total: showCents(order.total),
  }),
});
