import { ChevronRight, Flag } from "lucide";
import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { addresses } from "../../addresses.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { isOnline } from "../../payment-methods.ts";
import { showCents } from "../../platform/money.ts";
import { I } from "../../ui/admin/icon.tsx";
import { column } from "../../ui/admin/ledger.tsx";
import { showWhen } from "../../ui/admin/show-day.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { StatusSelect } from "./status-select.tsx";
import { HOLD_MINUTES } from "../rules/status.ts";
import { minutesLeft } from "../rules/minutes-left.ts";
import { methodName, paymentStatus } from "./status-words.ts";
import { words } from "./words.ts";

export const orderAddress = (order: { order_number: string }): string => addresses.admin(`orders/${order.order_number}`);

type OrderLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { order: StaffOrder };

/** Opens beside the list, whose filters and page stay in the address. */
const OrderLink = ({ order, ...rest }: OrderLinkProps) => (
  <Link {...rest} to={{ pathname: orderAddress(order), search: useLocation().search }} preventScrollReset />
);

const rugsOf = ({ items }: StaffOrder): string => {
  const [first, ...rest] = items;
  if (!first) return "";
  const times = first.quantity > 1 ? ` × ${first.quantity}` : "";
  const named = `${first.carpet_name}, ${first.size}${times}`;
  return rest.length > 0 ? words().list.more(named, rest.length) : named;
};

export function paymentNote(order: StaffOrder): string {
  const said = words().paymentNote;
  if (order.payment_status === "partially_refunded") return said.refunded(showCents(order.refunded), showCents(order.received));
  if (!isOnline(order.payment_method) || order.payment_status !== "pending") return methodName(order.payment_method);
  if (order.confirming) return said.confirming(order.payment_method);
  const minutes = (order.expires_at && minutesLeft(order.expires_at, Date.now(), HOLD_MINUTES.most)) || 0;
  return minutes > 180
    ? said.hoursLeft(order.payment_method, Math.round(minutes / 60))
    : said.minutesLeft(order.payment_method, minutes);
}

export function PaymentState({ order }: { order: StaffOrder }) {
  const [look, word] = paymentStatus(order);
  return <span className={`admin-status is-${look}`}>{word}</span>;
}

export const orderColumns = () => [
  column<StaffOrder>(
    "number",
    words().order,
    (order) => (
      <>
        <OrderLink className="order-number" order={order}>
          {order.order_number}
        </OrderLink>
        <div className="admin-small admin-muted">{showWhen(order.created_at)}</div>
      </>
    ),
    { className: "order-list__number" },
  ),
  column<StaffOrder>(
    "customer",
    words().list.customer,
    (order) => (
      <>
        {order.customer_name}
        <div className="admin-small admin-muted">{order.shipping_city}</div>
      </>
    ),
    { className: "order-list__customer" },
  ),
  column<StaffOrder>(
    "rugs",
    words().list.rugs,
    (order) => (
      <div className="order-rugs">
        <div className="order-rugs__pictures">
          {order.items
            .slice(0, 2)
            .map(({ id, carpet_images: [image] }) => image && <img key={id} src={pictureAddress(image, 96, "webp")} alt="" />)}
        </div>
        <span>{rugsOf(order)}</span>
      </div>
    ),
    { className: "order-list__items" },
  ),
  column<StaffOrder>("total", words().list.total, ({ total }) => showCents(total), {
    className: "order-list__total admin-number",
  }),
  column<StaffOrder>(
    "payment",
    words().list.payment,
    (order) => (
      <>
        <PaymentState order={order} />
        <div className="admin-small admin-muted">
          {order.open_tasks > 0 ? (
            <span className="order-flag">
              <I of={Flag} s />
              {words().list.needsDecision}
            </span>
          ) : (
            paymentNote(order)
          )}
        </div>
      </>
    ),
    { className: "order-list__payment" },
  ),
  column<StaffOrder>("status", words().list.status, (order) => <StatusSelect order={order} />, {
    className: "order-list__status",
  }),
  column<StaffOrder>(
    "open",
    <span className="admin-visually-hidden">{words().list.open}</span>,
    (order) => (
      <div className="admin-row-actions">
        <OrderLink
          className="admin-button admin-button--icon admin-button--small"
          order={order}
          aria-label={words().list.openOrder(order.order_number)}
        >
          <I of={ChevronRight} s />
        </OrderLink>
      </div>
    ),
    { className: "order-list__actions" },
  ),
];
