import { showSize } from "../../catalog/rules/size.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { showCents } from "../../platform/money.ts";
import type { StaffOrder } from "../admin-contract.ts";
import "./order-lines.css";

/** What was bought and what it comes to. */
export const OrderLines = ({ order }: { order: StaffOrder }) => (
  <div className="admin-drawer__section">
    <span className="admin-label">Rugs</span>
    {order.items.map((item) => (
      <div className="order-line" key={item.id}>
        {item.carpet_images[0] ? <img src={pictureAddress(item.carpet_images[0], 96, "webp")} alt="" /> : <span />}
        <div>
          <b>{item.carpet_name}</b>
          <div className="admin-muted">
            {showSize(item.size)}, {item.quantity} {item.quantity === 1 ? "unit" : "units"}
          </div>
        </div>
        <span>{showCents(item.price * item.quantity)}</span>
      </div>
    ))}
    <dl className="order-sums">
      <dt>Subtotal</dt>
      <dd>{showCents(order.subtotal)}</dd>
      {order.discount > 0 && (
        <>
          <dt>Discount {order.discount_code}</dt>
          <dd>− {showCents(order.discount)}</dd>
        </>
      )}
      {order.surcharge > 0 && (
        <>
          <dt>Cash on delivery, {order.cod_percent}%</dt>
          <dd>{showCents(order.surcharge)}</dd>
        </>
      )}
      <dt>Shipping</dt>
      <dd>{order.shipping_cost > 0 ? showCents(order.shipping_cost) : "Included"}</dd>
      <dt>IVA {order.iva_percent}%, included</dt>
      <dd>{showCents(order.tax)}</dd>
      <dt className="order-sums__total">Total</dt>
      <dd className="order-sums__total">{showCents(order.total)}</dd>
    </dl>
  </div>
);
