import { Award, Copy, ExternalLink, MessageCircle, Printer, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { Drawer } from "../../ui/admin/drawer.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { showWhen, showTime } from "../../ui/admin/show-day.ts";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { useCopy } from "../../ui/admin/use-copy.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { OrderConfirmation } from "./order-confirmation.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { PaymentState, paymentNote } from "./order-columns.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { StatusSelect } from "./status-select.tsx";
import { TakeBackNote } from "./take-back-note.tsx";
import { whatsappOf } from "../../ui/whatsapp-of.ts";
import { useDeleteOrder, useOrder } from "./use-orders.ts";
import { Only } from "../../staff/admin/only.tsx";
import { orderWords } from "./order-words.ts";
import { shippingWords } from "./shipping-words.ts";
import { words } from "./words.ts";
import "./order-drawer.css";

type Props = { id: string; onClose: () => void; tasks?: (order: StaffOrder) => ReactNode };

/** One order beside the list: what to decide, what was bought, who waits for it. */
export function OrderDrawer({ id, onClose, tasks }: Props) {
  const query = useOrder(id);
  const order = query.data;
  return (
    <Drawer
      label={order ? orderWords().drawer.orderOf(momentOf(order)) : orderWords().drawer.order}
      title={order?.order_number ?? id}
      onClose={onClose}
      tools={order && <Tools order={order} />}
      foot={order && <Foot order={order} onClose={onClose} />}
    >
      <div className="admin-drawer__body">
        {query.error && <Banner text={words().failedToFetch} retry={() => void query.refetch()} />}
        {query.isPending && <SkeletonRows rows={3} />}
        {order && <Body order={order} tasks={tasks} />}
      </div>
    </Drawer>
  );
}

/** The day with its time; of today the time alone. */
const momentOf = ({ created_at: at }: StaffOrder): string =>
  showWhen(at) === showTime(at) ? showTime(at) : `${showWhen(at)} ${showTime(at)}`;

function Tools({ order }: { order: StaffOrder }) {
  const copy = useCopy();
  const said = orderWords().drawer;
  return (
    <>
      <button
        type="button"
        className="admin-button admin-button--icon admin-button--text"
        aria-label={said.copy}
        onClick={() => void copy(order.order_number, said.copied)}
      >
        <I of={Copy} />
      </button>
      <a
        className="admin-button admin-button--icon admin-button--text"
        href={addresses.order(order.order_number)}
        target="_blank"
        rel="noreferrer"
        aria-label={said.asCustomer}
      >
        <I of={ExternalLink} />
      </a>
    </>
  );
}

function Foot({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const confirm = useConfirm();
  const remove = useDeleteOrder();
  const said = orderWords().drawer;
  const ask = async () => {
    const question = { title: said.deleteQuestion(order.order_number), text: said.deleteText, action: said.delete };
    if (await confirm(question)) remove.mutate(order, { onSuccess: onClose });
  };
  const whatsapp = whatsappOf(order.customer_phone);
  return (
    <>
      <Only call="DELETE /api/admin/orders/{id}">
        <button type="button" className="admin-button admin-button--delete admin-button--text" onClick={() => void ask()}>
          <I of={Trash2} />
          <span>{said.delete}</span>
        </button>
      </Only>
      {whatsapp && (
        <a className="admin-button admin-push-end" href={whatsapp} target="_blank" rel="noreferrer">
          <I of={MessageCircle} />
          WhatsApp
        </a>
      )}
      <Link
        className={whatsapp ? "admin-button" : "admin-button admin-push-end"}
        to={addresses.admin(`orders/${order.order_number}/open`)}
      >
        {said.open}
      </Link>
    </>
  );
}

const Body = ({ order, tasks }: { order: StaffOrder; tasks: Props["tasks"] }) => (
  <>
    <TakeBackNote order={order} />
    {tasks?.(order)}
    <div className="admin-drawer__section order-facts">
      <div>
        <span className="admin-label">{orderWords().drawer.status}</span>
        <StatusSelect order={order} />
      </div>
      <div>
        <span className="admin-label">{orderWords().drawer.payment}</span>
        <PaymentState order={order} /> <span className="admin-muted">{paymentNote(order)}</span>
      </div>
    </div>
    <OrderConfirmation order={order} />
    <OrderLines order={order} />
    <OrderRefunds order={order} />
    <OrderReturns order={order} />
    <div className="admin-drawer__section order-facts">
      <div>
        <span className="admin-label">{orderWords().drawer.customer}</span>
        {order.customer_name}
        <br />
        {order.customer_id_number && (
          <>
            <span className="admin-muted">
              {order.document_type} {order.customer_id_number}
            </span>
            <br />
          </>
        )}
        <a className="admin-link" href={`tel:${order.customer_phone}`}>
          {order.customer_phone}
        </a>
        <br />
        <a className="admin-link" href={`mailto:${order.customer_email}`}>
          {order.customer_email}
        </a>
      </div>
      <div>
        <span className="admin-label">{orderWords().drawer.shipTo}</span>
        <address>
          {order.shipping_address}
          <br />
          {order.shipping_city}, {order.shipping_state}
          <br />
          {[order.shipping_zip_code, order.shipping_country].filter(Boolean).join(", ")}
        </address>
      </div>
    </div>
    <Papers order={order} />
    <OrderTimeline order={order} />
  </>
);

/** What goes into the parcel, ready to print. */
function Papers({ order }: { order: StaffOrder }) {
  const said = shippingWords().print;
  const print = (what: string) => addresses.admin(`orders/${order.order_number}/${what}`);
  return (
    <div className="admin-drawer__section">
      <span className="admin-label">{said.title}</span>
      <div className="admin-button-row">
        <Link className="admin-button admin-button--small" to={print("slip")}>
          <I of={Printer} />
          {said.papers.slip}
        </Link>
        <Link className="admin-button admin-button--small" to={print("certificate")}>
          <I of={Award} />
          {said.papers.certificate}
        </Link>
      </div>
    </div>
  );
}
