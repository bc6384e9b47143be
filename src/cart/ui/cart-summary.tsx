import { BadgeCheck, Banknote, RotateCcw } from "lucide";
import type { ReactNode } from "react";
import { showPesos } from "../../platform/money.ts";
import ArrivalLine from "../../arrival/ui/arrival-line.tsx";
import { Sums } from "../../ui/sums.tsx";
import "./cart-summary.css";
import { ONLINE_WORDS } from "../../payment-methods.ts";
import { useShop } from "../../ui/use-shop.ts";
import { Icon } from "../../ui/icon.tsx";
import { IVA, showPercent } from "../../rates.ts";

type Selling = ReturnType<typeof useShop>["selling"];

const cashWords = ({ codEnabled, codPercent }: Selling): string =>
  codEnabled ? `, o en efectivo contra entrega${codPercent > 0 ? ` con ${showPercent(codPercent)} de recargo` : ""}` : "";

const promisesOf = (selling: Selling) =>
  [
    ...(selling.returnsDays > 0
      ? [[RotateCcw, `Devoluciones gratis en ${selling.returnsDays} días, con reembolso completo`] as const]
      : []),
    [Banknote, `En línea con ${ONLINE_WORDS}${cashWords(selling)}`],
    [BadgeCheck, "Cada alfombra llega con su certificado de autenticidad"],
  ] as const;

/** What it comes to, and what the shop promises. */
export function CartSummary({ total, children }: { total: number; children: ReactNode }) {
  return (
    <div className="cart-summary">
      <aside className="cart-summary__paper" aria-label="Resumen">
        <h2>Resumen</h2>
        <Sums
          rows={[
            { label: "Subtotal", amount: showPesos(total) },
            { label: "Envío a toda Colombia", amount: "Incluido" },
            { label: `IVA ${showPercent(IVA)}`, amount: "Incluido" },
            { label: "Total", amount: showPesos(total), kind: "total" },
          ]}
        />
        <p className="cart-summary__arrival">
          <ArrivalLine />
        </p>
        {children}
      </aside>
      <ul className="cart-summary__promises">
        {promisesOf(useShop().selling).map(([sign, words]) => (
          <li key={words}>
            <Icon of={sign} size={18} />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
