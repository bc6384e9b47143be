import { ExternalLink } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { hourWords } from "../../orders/rules/words.ts";
import { LinkTime } from "../../payments/ui/link-time.tsx";
import { showCents, showPesos } from "../../platform/money.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Sums } from "../../ui/sums.tsx";
import type { Amounts } from "../rules/amounts.ts";
import type { PendingOrder } from "../rules/steps.ts";
import { PROBLEMS } from "../texts.ts";
import { Icon } from "../../ui/icon.tsx";
import "./step-card.css";
import { useShop } from "../../ui/use-shop.ts";
import { showPercent } from "../../rates.ts";

/** A card that takes section 3's place; its title takes the focus so that the change is heard. */
function StepCard({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="step-card">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
}

type ReadyProps = {
  gateway: string;
  order: PendingOrder;
  total: number;
  isBusy: boolean;
  cancelFailed: boolean;
  onOpen: () => void;
  onChange: () => void;
  onRenewed: (paymentUrl: string, linkExpiresAt: string | null) => void;
};

/** bold_ready: one action; the method can be changed. */
export function BoldReady({ gateway, order, total, isBusy, cancelFailed, onOpen, onChange, onRenewed }: ReadyProps) {
  return (
    <StepCard title="Tu pago está listo">
      <p>
        Pedido <span className="num">{order.orderNumber}</span>.
        {order.expiresAt && ` Guardamos tus alfombras hasta ${hourWords(order.expiresAt)}`}
      </p>
      <LinkTime
        orderNumber={order.orderNumber}
        linkExpiresAt={order.linkExpiresAt}
        orderExpiresAt={order.expiresAt}
        onRenewed={onRenewed}
      />
      <a
        className="btn btn--main btn--wide btn--split"
        href={order.paymentUrl ?? undefined}
        target="_blank"
        rel="noopener"
        onClick={onOpen}
      >
        <span>
          Pagar en {gateway} <Icon of={ExternalLink} size={18} />
          <span className="vh">(se abre en otra ventana)</span>
        </span>
        <span className="num">{order.total === undefined ? showPesos(total) : showCents(order.total)}</span>
      </a>
      <button type="button" className="link" disabled={isBusy} onClick={onChange}>
        Cambiar método de pago
      </button>
      {cancelFailed && (
        <div role="alert">
          <FieldError>{PROBLEMS.notCancelled}</FieldError>
        </div>
      )}
    </StepCard>
  );
}

type CodProps = { amounts: Amounts; isPlacing: boolean; onConfirm: () => void; onChange: () => void };

/** cod_confirm: a last look at what is paid at the door before the order exists. */
export function CodConfirm({ amounts, isPlacing, onConfirm, onChange }: CodProps) {
  const { codPercent } = useShop().selling;
  return (
    <StepCard title="Pagas al recibir">
      <Sums
        rows={[
          {
            label: amounts.discount > 0 ? "Alfombras, con descuento" : "Alfombras",
            amount: showPesos(amounts.subtotal - amounts.discount),
          },
          {
            label: `Recargo contra entrega (${showPercent(codPercent)})`,
            amount: `+ ${showPesos(amounts.surcharge)}`,
            kind: "plus",
          },
          { label: "En efectivo", amount: showPesos(amounts.total), kind: "total" },
        ]}
      />
      <Button
        className={isPlacing ? "btn--wide btn--busy" : "btn--wide"}
        aria-busy={isPlacing}
        aria-disabled={isPlacing}
        onClick={() => !isPlacing && onConfirm()}
      >
        {isPlacing ? "Creando tu pedido…" : "Confirmar pedido"}
      </Button>
      <button type="button" className="link" disabled={isPlacing} onClick={onChange}>
        Cambiar método de pago
      </button>
    </StepCard>
  );
}
