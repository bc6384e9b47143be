import { ExternalLink, Hand, Minus, Plus } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { ONLINE_METHODS } from "../../payment-methods.ts";
import type { Order } from "../../orders/contract.ts";
import { StatusMark } from "../../orders/ui/status-mark.tsx";
import { useWhatsappAbout } from "../../orders/ui/whatsapp-about.ts";
import { minutesLeft } from "../../orders/rules/minutes-left.ts";
import { hourWords } from "../../orders/rules/words.ts";
import { Button } from "../../ui/button.tsx";
import { LinkTime } from "../../payments/ui/link-time.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useShop } from "../../ui/use-shop.ts";
import { useNow } from "../../ui/use-now.ts";
import type { Step } from "../rules/steps.ts";
import { PROBLEMS } from "../texts.ts";
import { Icon } from "../../ui/icon.tsx";
import "./status-steps.css";
import "./waiting-view.css";

type Props = {
  step: Extract<Step, { at: "waiting" }>;
  order: Order | undefined;
  isCancelling: boolean;
  cancelFailed: boolean;
  onCancel: () => void;
  onRenewed: (paymentUrl: string, linkExpiresAt: string | null) => void;
};

/** Waiting for Bold: what is held, what we wait for, what comes next. Nothing here invites to pay twice. */
export function WaitingView({ step, order, isCancelling, cancelFailed, onCancel, onRenewed }: Props) {
  const { orderNumber, paymentUrl, linkExpiresAt, expiresAt } = step.order;
  const gateway = order?.payment_method ?? ONLINE_METHODS[0];
  const chat = useWhatsappAbout(orderNumber);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="waiting">
      <p className="label">Pedido {orderNumber}</p>
      <h1 ref={heading} tabIndex={-1}>
        Esperando tu pago
      </h1>
      <p className="checkout__lead">
        Termina el pago en la ventana de {gateway}. Aquí lo vemos llegar y te avisamos; no tienes que recargar la página.
      </p>
      <div className="shuttle" aria-hidden="true" />
      <ol className="status-steps">
        <li className="is-done">
          <StatusMark is="done" />
          <div>
            <h2>Guardamos tus alfombras</h2>
            <HeldUntil expiresAt={expiresAt} />
          </div>
        </li>
        <li className="is-now" aria-live="polite">
          <StatusMark is="now" />
          <div>
            <h2>{step.isConfirming ? "Tu banco está confirmando el pago" : `Esperamos la confirmación de ${gateway}`}</h2>
            <p>
              {step.isConfirming
                ? "Ya está en camino. PSE puede tardar unos minutos; no tienes que hacer nada más."
                : "Esta página se actualiza sola. Nequi, Daviplata y tarjeta responden casi al instante; PSE puede tardar unos minutos."}
            </p>
            {!step.isConfirming && (
              <LinkTime
                orderNumber={orderNumber}
                linkExpiresAt={linkExpiresAt}
                orderExpiresAt={expiresAt}
                onRenewed={onRenewed}
              />
            )}
          </div>
        </li>
        <li className="is-todo">
          <StatusMark is="todo" />
          <div>
            <h2>Pedido confirmado</h2>
            <p>Te llevamos a la confirmación y enviamos el comprobante a {order?.customer_email ?? "tu correo"}.</p>
          </div>
        </li>
      </ol>
      {step.isTimedOut ? (
        <Notice role="alert">
          <p>{PROBLEMS.timedOut}</p>
          <p>
            <Link className="link" to={addresses.order(orderNumber)}>
              Ver el estado de este pedido
            </Link>
          </p>
        </Notice>
      ) : (
        <Notice icon={Hand}>
          <p>
            <strong>¿Ya pagaste? No pagues otra vez.</strong>
          </p>
          <small>Solo falta que el banco nos avise. Puedes cerrar esta página: al volver, retomamos desde aquí.</small>
        </Notice>
      )}
      {!step.isConfirming && (
        <>
          {paymentUrl && (
            <Disclosure title={`No veo la ventana de ${gateway}`}>
              <p>
                Puede estar detrás de esta o haberse cerrado. Es el mismo pago del pedido{" "}
                <span className="num">{orderNumber}</span>: si ya aparece aprobado, ciérrala.
              </p>
              <p>
                <a className="link" href={paymentUrl} target="_blank" rel="noopener">
                  Volver a la ventana de {gateway} <Icon of={ExternalLink} size={16} />
                </a>
              </p>
            </Disclosure>
          )}
          <div className="waiting__cancel">
            <Button look="line" small disabled={isCancelling} onClick={onCancel}>
              Cancelar y volver
            </Button>
            <p>
              Cancelamos el pedido y tus alfombras siguen en el carrito. Si ya pagaste, no canceles:{" "}
              {chat ? (
                <a className="link" href={chat} target="_blank" rel="noopener">
                  escríbenos por WhatsApp
                </a>
              ) : (
                "escríbenos"
              )}
              .
            </p>
            {cancelFailed && (
              <div role="alert">
                <FieldError>{PROBLEMS.notCancelled}</FieldError>
              </div>
            )}
          </div>
        </>
      )}
    </div>
  );
}

function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <Icon of={isOpen ? Minus : Plus} size={18} />
      </summary>
      {children}
    </details>
  );
}

function HeldUntil({ expiresAt }: { expiresAt: string | null }) {
  const now = useNow();
  const { minutesToPay } = useShop().selling;
  if (!expiresAt || !now) return <p>Son tuyas durante {minutesToPay} minutos.</p>;
  const minutes = minutesLeft(expiresAt, now.getTime(), minutesToPay);
  return (
    <p>
      Son tuyas hasta {hourWords(expiresAt)} {minutes && (minutes === 1 ? "Queda 1 minuto." : `Quedan ${minutes} minutos.`)}
    </p>
  );
}
