import { ChevronLeft, CopyPlus, MessageCircle, Printer, Undo2 } from "lucide";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import type { StaffOrder } from "../admin-contract.ts";
import { sentence } from "../rules/words.ts";
import { EditLines } from "./edit-lines-dialog.tsx";
import { OrderConfirmation } from "./order-confirmation.tsx";
import { OrderCustomer } from "./order-customer.tsx";
import { OrderDesk } from "./order-desk.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderShipments } from "./order-shipments.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { PaymentState, paymentNote } from "./order-columns.tsx";
import { ReturnRequests } from "./order-returns.tsx";
import { methodName } from "./status-words.ts";
import { orderWords } from "./order-words.ts";
import { shippingWords } from "./shipping-words.ts";
import { words } from "./words.ts";
import { draftOfOrder } from "./sale-draft.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { StatusSelect } from "./status-select.tsx";
import { TakeBackNote } from "./take-back-note.tsx";
import { useOrder } from "./use-orders.ts";
import { whatsappOf } from "../../ui/whatsapp-of.ts";
import { Only } from "../../staff/admin/only.tsx";
import "../../ui/admin/drawer.css";
import "../../ui/admin/save-bar.css";
import "./order-page.css";

type Part = (order: StaffOrder) => ReactNode;
type Props = { id: string; tasks?: Part; deliveries?: Part };

/** One order with all its work: what waits on the left, whom it is for and what happened on the right. */
export function OrderPage({ id, tasks, deliveries }: Props) {
  const query = useOrder(id);
  const order = query.data;
  const [isRefunding, setRefunding] = useState(false);
  const canRefund = order !== undefined && order.received > order.refunded;
  const whatsapp = order && whatsappOf(order.customer_phone);
  const tools = (
    <>
      {whatsapp && (
        <a className="admin-button" href={whatsapp} target="_blank" rel="noreferrer">
          <I of={MessageCircle} />
          WhatsApp
        </a>
      )}
      {canRefund && (
        <Only call="POST /api/admin/orders/{id}/refunds">
          <button type="button" className="admin-button" onClick={() => setRefunding(true)}>
            <I of={Undo2} />
            {orderWords().refunds.record}
          </button>
        </Only>
      )}
    </>
  );
  return (
    <Screen
      title={order?.order_number ?? id}
      sum={order && summaryOf(order)}
      crumb={
        <>
          <Link to={addresses.admin("orders")}>{words().orders}</Link> / {order && showWhen(order.created_at)}
        </>
      }
      back={
        <Link
          className="admin-button admin-button--icon admin-button--text"
          to={addresses.admin("orders")}
          aria-label={words().back}
        >
          <I of={ChevronLeft} />
        </Link>
      }
      actions={
        order && (
          <>
            <StatusSelect order={order} />
            {tools}
          </>
        )
      }
    >
      {query.error && <Banner text={words().failedToFetch} retry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={5} />}
      {order && (
        <div className="order-page">
          <div className="order-page__work">
            <div className="order-page__status">
              <StatusSelect order={order} />
            </div>
            <TakeBackNote order={order} />
            {tasks?.(order)}
            <ReturnRequests order={order} />
            <OrderConfirmation order={order} />
            <OrderLines order={order} />
            <div className="order-page__section admin-button-row">
              <EditLines order={order} />
              <Link
                className="admin-button admin-button--small"
                to={addresses.admin("orders/new")}
                state={{ draft: draftOfOrder(order) }}
              >
                <I of={CopyPlus} s />
                {orderWords().page.duplicate}
              </Link>
            </div>
            <OrderShipments order={order} />
            {deliveries?.(order)}
            <section className="order-page__section">
              <div className="admin-section-heading">
                <h2>{orderWords().drawer.payment}</h2>
                <span className="admin-muted">
                  <PaymentState order={order} /> {paymentNote(order)} {order.payment_reference}
                </span>
              </div>
              <OrderRefunds order={order} />
            </section>
            <Papers order={order} />
          </div>
          <aside className="order-page__aside" aria-label={orderWords().page.aside}>
            <OrderTimeline order={order} />
            <OrderDesk order={order} />
            <OrderCustomer order={order} />
            <OrderNotes order={order} />
          </aside>
          <div className="admin-save-bar">{tools}</div>
        </div>
      )}
      {order && isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </Screen>
  );
}

/** `Mariana Restrepo, Medellín. Paid with Bold. 1 to send.` */
function summaryOf(order: StaffOrder): string {
  const left = order.left_to_ship.reduce((sum, { quantity }) => sum + quantity, 0);
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isOpen = order.status === "pending" || order.status === "processing";
  return [
    [order.customer_name, order.shipping_city].filter(Boolean).join(", "),
    methodName(order.payment_method),
    isOpen ? orderWords().page.toSend(left, units) : words().status[order.status],
  ]
    .map(sentence)
    .join(" ");
}

/** What goes with the parcel, ready to print. */
const Papers = ({ order }: { order: StaffOrder }) => (
  <section className="order-page__section">
    <div className="admin-section-heading">
      <h2>{shippingWords().print.title}</h2>
    </div>
    <div className="admin-button-row">
      {(["slip", "label", "certificate"] as const).map((what) => (
        <Link
          key={what}
          className="admin-button admin-button--small"
          to={addresses.admin(`orders/${order.order_number}/${what}`)}
        >
          <I of={Printer} />
          {shippingWords().print.papers[what]}
        </Link>
      ))}
    </div>
  </section>
);
