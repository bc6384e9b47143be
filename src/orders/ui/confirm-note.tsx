import { Check, MailCheck } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { callApi, ApiError, OFFLINE } from "../../platform/call-api.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { confirmOrder, Order } from "../contract.ts";
import { awaitsConfirmation } from "../rules/timeline.ts";
import { hourWords, sentence } from "../rules/words.ts";

const nothing = () => () => undefined;
/** The letter's token is behind the hash, where only the browser sees it. */
const useToken = (): string | undefined =>
  useSyncExternalStore(
    nothing,
    () => new URLSearchParams(location.hash.slice(1)).get("confirmar") ?? undefined,
    () => undefined,
  );

type Props = { order: Order; onConfirmed: () => void };

/** On the page the letter's button leads to: one click. Opening the page alone confirms nothing. */
export function ConfirmNote({ order, onConfirmed }: Props) {
  const token = useToken();
  const [state, setState] = useState<{ isBusy?: boolean; error?: string }>({});
  if (token && order.confirmed_at)
    return (
      <Notice tone="ok" icon={Check} role="alert">
        <p>Gracias: ya sabemos que el pedido es tuyo.</p>
      </Notice>
    );
  if (!awaitsConfirmation(order)) return null;
  if (!token) return <ConfirmSoon order={order} />;
  const confirm = async () => {
    setState({ isBusy: true });
    try {
      const params = { orderNumber: order.order_number };
      await callApi<typeof confirmOrder>("POST /api/orders/{orderNumber}/confirm", { params, body: { token } });
      setState({});
    } catch (error) {
      setState({ error: error instanceof ApiError ? error.message : OFFLINE });
    }
    onConfirmed();
  };
  return (
    <Notice icon={MailCheck}>
      <p>
        <strong>¿Es tu pedido?</strong>{" "}
        {order.confirm_by && sentence(`Guardamos tus alfombras hasta ${hourWords(order.confirm_by)}`)}
      </p>
      <p>
        <Button small disabled={state.isBusy} onClick={() => void confirm()}>
          Sí, es mi pedido
        </Button>
      </p>
      {state.error && <FieldError>{state.error}</FieldError>}
    </Notice>
  );
}

/** While the shop is being emptied: until when the rugs are kept, and what to do. */
export function ConfirmSoon({ order }: { order: Order }) {
  if (!order.confirm_by || !awaitsConfirmation(order)) return null;
  return (
    <Notice icon={MailCheck}>
      <p>
        <strong>{sentence(`Confirma tu pedido antes de ${hourWords(order.confirm_by)}`)}</strong> Presiona el botón del correo que
        enviamos a {order.customer_email}. Si no, el pedido se cancela y las alfombras vuelven a la venta.
      </p>
    </Notice>
  );
}
