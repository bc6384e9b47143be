import { useState } from "react";
import { showSize } from "../../catalog/rules/size.ts";
import type { Order } from "../../orders/contract.ts";
import { dayWords } from "../../orders/rules/words.ts";
import { Button } from "../../ui/button.tsx";
import { leftToReturn } from "../use-return-form.ts";
import { pickupWords } from "../rules/pickup-words.ts";
import { ReturnForm } from "./return-form.tsx";
import { RETURN_WORDS } from "./return-words.ts";
import "./order-returns.css";

type Props = { order: Order; onAsked: () => void };

/** On the order's page: where each return is, and the way to ask for one. */
export function OrderReturns({ order, onAsked }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isSent = order.status === "shipped" || order.status === "delivered";
  const mayAsk = isSent && [...leftToReturn(order).values()].some((left) => left > 0);
  if (!mayAsk && order.returns.length === 0) return null;
  return (
    <section className="order-returns">
      <h2>Devolver o cambiar</h2>
      {order.returns.map(({ id, number, status, items, answer, pickup, created_at, exchange_order }) => (
        <div className="order-returns__one" key={id}>
          <p className="label">
            Devolución {number} · {dayWords(created_at)}
          </p>
          <p>{RETURN_WORDS[status]}</p>
          {status === "approved" && pickup && (
            <p>
              {pickupWords(pickup)} {pickup.trackingUrl && <a href={pickup.trackingUrl}>Seguir la guía</a>}
            </p>
          )}
          {answer && <p>{answer}</p>}
          {exchange_order && <p>Pedido nuevo: {exchange_order}</p>}
          <p className="quiet">
            {items.map((item) => `${item.carpet_name}, ${showSize(item.size)} × ${item.quantity}`).join("; ")}
          </p>
        </div>
      ))}
      {mayAsk && !isOpen && (
        <Button look="line" onClick={() => setOpen(true)}>
          Devolver o cambiar
        </Button>
      )}
      {mayAsk && isOpen && (
        <ReturnForm
          order={order}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onAsked();
          }}
        />
      )}
    </section>
  );
}
