import { Clock, ExternalLink } from "lucide";
import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { useNow } from "../../ui/use-now.ts";
import type { Order } from "../contract.ts";
import { Icon } from "../../ui/icon.tsx";

/** While the money is awaited: first "you need do nothing", then, quietly, the same payment page again. */
export function PaymentNote({ order, children }: { order: Order; children?: ReactNode }) {
  const now = useNow();
  const { bold_payment_url: url, bold_payment_expires_at: closes } = order;
  const isClosed = now !== undefined && closes !== null && new Date(closes) <= now;
  return (
    <Notice icon={Clock}>
      <p>
        <strong>Si ya pagaste, no tienes que hacer nada más.</strong> El banco puede tardar unos minutos en avisarnos.
      </p>
      {url && !isClosed && (
        <p>
          ¿La página de pago se cerró antes de terminar? Es la misma, para este mismo pedido:{" "}
          <a className="link" href={url} target="_blank" rel="noopener">
            abrir la página de pago <Icon of={ExternalLink} size={14} />
          </a>
        </p>
      )}
      {children}
    </Notice>
  );
}
