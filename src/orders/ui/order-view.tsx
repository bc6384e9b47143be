import { Check, Clock, Undo2, X } from "lucide";
import type { ReactNode } from "react";
import { showSize } from "../../catalog/rules/size.ts";
import { pictureAddress, pictureSet } from "../../media/rules/picture-address.ts";
import { Notice } from "../../ui/notice.tsx";
import { Sums } from "../../ui/sums.tsx";
import { showPercent } from "../../rates.ts";
import type { Order } from "../contract.ts";
import { awaitsPayment, headline, isUnpaidEnd, timelineOf } from "../rules/timeline.ts";
import { paymentWords, refundedWord } from "../rules/payment-words.ts";
import { dayWords, showCop } from "../rules/words.ts";
import { ConfirmNote } from "./confirm-note.tsx";
import { OrderRows } from "./order-rows.tsx";
import { PaymentNote } from "./payment-note.tsx";
import { Timeline } from "./timeline.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./order-view.css";

const CHIP_ICONS = { paid: Check, process: Clock, failed: X, back: Undo2 };

type Props = {
  order: Order;
  onConfirmed: () => void;
  /** The link's time, while the payment is awaited. */
  payment?: ReactNode;
  /** The way to try again, after a payment that did not come. */
  again?: ReactNode;
  /** What was sent back, and the way to ask for it. */
  returns?: ReactNode;
};

/** An order as its shopper sees it. */
export function OrderView({ order, onConfirmed, payment, again, returns }: Props) {
  const { tone, shopper } = paymentWords(order);
  return (
    <div className="page order-view">
      <header>
        <div>
          <p className="label">
            Pedido {order.order_number} · {dayWords(order.created_at)}
          </p>
          <h1>{headline(order)}</h1>
        </div>
        <span className={`payment-chip payment-chip--${tone}`}>
          <Icon of={CHIP_ICONS[tone]} size={16} />
          {shopper}
        </span>
      </header>
      {awaitsPayment(order) && <PaymentNote order={order}>{payment}</PaymentNote>}
      {order.balance > 0 && <DifferenceNote order={order} />}
      {isUnpaidEnd(order) && again}
      <ConfirmNote order={order} onConfirmed={onConfirmed} />
      <Timeline steps={timelineOf(order)} />
      <div className="order-view__parts">
        <section>
          <h2>Alfombras</h2>
          <ul>
            {order.items.map((item) => (
              <li className="order-view__item" key={item.id}>
                <Thumb address={item.carpet_thumbnail} />
                <div>
                  <h3>{item.carpet_name}</h3>
                  <p>
                    {showSize(item.size)} × {item.quantity}
                  </p>
                </div>
                <span className="num">{showCop(item.price * item.quantity)}</span>
              </li>
            ))}
          </ul>
          <Sums rows={sumsOf(order)} />
        </section>
        <section>
          <h2>Datos del pedido</h2>
          <OrderRows order={order} />
        </section>
      </div>
      {returns}
    </div>
  );
}

/** Its rugs were changed, as agreed, for dearer ones. */
const DifferenceNote = ({ order }: { order: Order }) => (
  <Notice icon={Clock}>
    <p>
      <strong>Falta pagar {showCop(order.balance)}</strong> por el cambio de tu pedido.{" "}
      {order.bold_payment_url && (
        <a className="link" href={order.bold_payment_url} target="_blank" rel="noopener">
          Pagar la diferencia
        </a>
      )}
    </p>
  </Notice>
);

const Thumb = ({ address }: { address: string | null }) =>
  address ? (
    <img
      className="order-view__thumb"
      src={pictureAddress(address, 200, "jpg")}
      srcSet={pictureSet(address, "webp", 360)}
      sizes="92px"
      width={92}
      height={144}
      alt=""
    />
  ) : (
    <span className="order-view__thumb" />
  );

/** Spec §2: subtotal, shipping, tax and total in `N COP`; shipping and IVA are already inside the total. */
const sumsOf = (order: Order) => [
  { label: "Subtotal", amount: showCop(order.subtotal) },
  ...(order.discount > 0
    ? [{ label: `Descuento ${order.discount_code ?? ""}`.trim(), amount: `− ${showCop(order.discount)}`, kind: "minus" as const }]
    : []),
  { label: "Envío, incluido", amount: showCop(order.shipping_cost) },
  { label: `IVA ${showPercent(order.iva_percent)}, incluido`, amount: showCop(order.tax) },
  ...(order.surcharge > 0
    ? [
        {
          label: `Recargo contra entrega (${showPercent(order.cod_percent)})`,
          amount: `+ ${showCop(order.surcharge)}`,
          kind: "plus" as const,
        },
      ]
    : []),
  { label: "Total", amount: showCop(order.total), kind: "total" as const },
  ...(order.refunded > 0 ? [{ label: refundedWord(order), amount: `− ${showCop(order.refunded)}`, kind: "minus" as const }] : []),
];
