import { Clock, ExternalLink } from "lucide-react";
import { Notice } from "../../ui/notice.tsx";
import type { Order } from "../contract.ts";

/** While the money is awaited: first "you need do nothing", then, quietly, the same payment page again. */
export function PaymentNote({ order }: { order: Order }) {
  return (
    <Notice icon={Clock}>
      <p>
        <strong>Si ya pagaste, no tienes que hacer nada más.</strong> El banco puede tardar unos minutos en avisarnos.
      </p>
      {order.bold_payment_url && (
        <p>
          ¿La página de pago se cerró antes de terminar? Es la misma, para este mismo pedido:{" "}
          <a className="link" href={order.bold_payment_url} target="_blank" rel="noopener">
            abrir la página de pago <ExternalLink size={14} strokeWidth={1.5} aria-hidden />
          </a>
        </p>
      )}
    </Notice>
  );
}
