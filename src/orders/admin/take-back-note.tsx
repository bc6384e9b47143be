import { useEffect, useState } from "react";
import type { StaffOrder } from "../admin-contract.ts";
import { TAKE_BACK_SECONDS } from "../rules/status.ts";
import { useTakeBackRefund, useTakeBackStatus } from "./use-orders.ts";
import { orderWords } from "./order-words.ts";

/** In the drawer, which covers the toasts: what is about to be written to the customer, and the way to stop it. */
export function TakeBackNote({ order }: { order: StaffOrder }) {
  const status = useTakeBackStatus();
  const refund = useTakeBackRefund();
  const said = orderWords().takeBack;
  const { take_back_until: until, take_back_refund: refundId } = order;
  return (
    <>
      {until && <Waiting key={until} order={order} label={said.status(order.status)} run={() => status.mutate(order)} />}
      {refundId !== null && (
        <Waiting key={refundId} order={order} label={said.refund} run={() => refund.mutate({ id: order.id, refundId })} />
      )}
    </>
  );
}

type Props = { order: StaffOrder; label: string; run: () => void };

/** Counted from when it is seen: the browser's clock need not be the shop's. Too late is the shop's word. */
function Waiting({ order, label, run }: Props) {
  const [left, setLeft] = useState(TAKE_BACK_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (left <= 0) return null;
  return (
    <div className="admin-notice">
      <div className="admin-notice__text">
        <p>{orderWords().takeBack.mailSoon(order.customer_email, left)}</p>
      </div>
      <div className="admin-notice__actions">
        <button type="button" className="admin-button" onClick={run}>
          {label}
        </button>
      </div>
    </div>
  );
}
