import { Clock, ExternalLink } from "lucide";
import { useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { hourWords } from "../../orders/rules/words.ts";
import { FieldError } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PROBLEMS } from "../texts.ts";
import type { useCartNotice, WaitingOrder } from "../use-cart-notice.ts";
import { Icon } from "../../ui/icon.tsx";
import "./order-waits.css";

type Props = { order: WaitingOrder; cancel: ReturnType<typeof useCartNotice>["cancel"] };

/** The quiet line above the cart: an order waits for its payment; pay or cancel it. */
export function OrderWaits({ order, cancel }: Props) {
  const navigate = useNavigate();
  const { orderNumber, paymentUrl, expiresAt, isConfirming } = order;
  const wait = () => void navigate(addresses.checkout());
  return (
    <Notice icon={Clock} aria-live="polite" className="order-waits">
      {isConfirming ? (
        <p>
          Tu banco está confirmando el pago del pedido <span className="num">{orderNumber}</span>.
        </p>
      ) : (
        <>
          <p>
            Tu pedido <span className="num">{orderNumber}</span> espera tu pago
            {expiresAt ? `: te lo guardamos hasta ${hourWords(expiresAt)}` : "."}
          </p>
          <p className="order-waits__acts">
            {paymentUrl ? (
              <a className="link" href={paymentUrl} target="_blank" rel="noopener" onClick={wait}>
                Pagar este pedido <Icon of={ExternalLink} size={16} />
              </a>
            ) : (
              <button type="button" className="link" onClick={wait}>
                Pagar este pedido
              </button>
            )}
            <button type="button" className="link" disabled={cancel.state === "busy"} onClick={() => void cancel.run()}>
              Cancelarlo
            </button>
          </p>
          {cancel.state === "failed" && (
            <div role="alert">
              <FieldError>{PROBLEMS.notCancelled}</FieldError>
            </div>
          )}
        </>
      )}
    </Notice>
  );
}
