import { BadgeCheck, Banknote, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { showPesos } from "../../platform/money.ts";
import { Sums } from "../../ui/sums.tsx";
import "./cart-summary.css";
import { ONLINE_WORDS } from "../../payment-methods.ts";
import { RATES, showPercent } from "../../rates.ts";

const PROMISES = [
  [RotateCcw, "Devoluciones gratis en 30 días, con reembolso completo"],
  [Banknote, `En línea con ${ONLINE_WORDS}, o en efectivo contra entrega con ${showPercent(RATES.cod)} de recargo`],
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
            { label: `IVA ${showPercent(RATES.iva)}`, amount: "Incluido" },
            { label: "Total", amount: showPesos(total), kind: "total" },
          ]}
        />
        {children}
      </aside>
      <ul className="cart-summary__promises">
        {PROMISES.map(([Icon, words]) => (
          <li key={words}>
            <Icon size={18} strokeWidth={1.5} aria-hidden />
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
