import { showSize } from "../../catalog/rules/size.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { showCents } from "../../platform/money.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { orderWords } from "./order-words.ts";
import "./order-lines.css";

/** What was bought and what it comes to. */
export const OrderLines = ({ order }: { order: StaffOrder }) => (
  <div className="admin-drawer__section">
    <span className="admin-label">{orderWords().lines.rugs}</span>
    {order.items.map((item) => (
      <div className="order-line" key={item.id}>
        {item.carpet_images[0] ? <img src={pictureAddress(item.carpet_images[0], 96, "webp")} alt="" /> : <span />}
        <div>
          <b>{item.carpet_name}</b>
          <div className="admin-muted">{orderWords().lines.units(showSize(item.size), item.quantity)}</div>
        </div>
        <span>{showCents(item.price * item.quantity)}</span>
      </div>
    ))}
    <dl className="order-sums">
      <dt>{orderWords().lines.subtotal}</dt>
      <dd>{showCents(order.subtotal)}</dd>
      {order.discount > 0 && (
        <>
          <dt>{orderWords().lines.discount(order.discount_code ?? "")}</dt>
          <dd>− {showCents(order.discount)}</dd>
        </>
      )}
      {order.surcharge > 0 && (
        <>
          <dt>{orderWords().lines.cod(order.cod_percent)}</dt>
          <dd>{showCents(order.surcharge)}</dd>
        </>
      )}
      <dt>{orderWords().lines.shipping}</dt>
      <dd>{order.shipping_cost > 0 ? showCents(order.shipping_cost) : orderWords().lines.included}</dd>
      <dt>{orderWords().lines.iva(order.iva_percent)}</dt>
      <dd>{showCents(order.tax)}</dd>
      <dt className="order-sums__total">{orderWords().lines.total}</dt>
      <dd className="order-sums__total">{showCents(order.total)}</dd>
    </dl>
  </div>
);
