import { showSize } from "../../catalog/rules/size.ts";
import { showDate } from "../../platform/bogota-time.ts";
import { placeWords } from "../../settings/rules/contact-words.ts";
import { useShop } from "../../ui/use-shop.ts";
import { StarMark } from "../../ui/admin/star-mark.tsx";
import type { StaffOrder } from "../admin-contract.ts";
import { paymentWords } from "../rules/payment-words.ts";

/** In Spanish: it travels with the rug and the customer reads it. */
export function PackingSlip({ order }: { order: StaffOrder }) {
  const shop = useShop();
  return (
    <article className="print-paper" lang="es-CO">
      <header>
        <StarMark />
        <div>
          <b>{shop.name}</b>
          <span>{shop.line}</span>
        </div>
        <div className="print-paper__number">
          <span>Remisión del pedido</span>
          <b>{order.order_number}</b>
          <span>{showDate(new Date(order.created_at))}</span>
        </div>
      </header>
      <div className="print-paper__columns">
        <div>
          <h2>Entregar a</h2>
          <p>
            <b>{order.customer_name}</b>
            <br />
            {order.shipping_address}
            <br />
            {order.shipping_city}, {order.shipping_state} {order.shipping_zip_code}
            <br />
            {order.shipping_country}
            <br />
            Tel. {order.customer_phone}
          </p>
        </div>
        <div>
          <h2>Remite</h2>
          <p>
            {shop.legalName || shop.name}
            <br />
            {shop.nit && `NIT ${shop.nit}`}
            <br />
            {placeWords(shop.contact)}
            <br />
            {shop.contact.phone}
          </p>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th>Alfombra</th>
            <th>Medida</th>
            <th className="admin-number">Cantidad</th>
            <th className="admin-number">Revisado</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id}>
              <td>{item.carpet_name}</td>
              <td>{showSize(item.size)}</td>
              <td className="admin-number">{item.quantity}</td>
              <td className="admin-number">☐</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="print-paper__due">{paymentWords(order).slip}</p>
      <div className="print-paper__columns print-paper__columns--signatures">
        <p>Entregado por</p>
        <p>Recibido por, nombre y documento</p>
      </div>
      <footer>
        {shop.selling.returnsDays > 0 &&
          `Devoluciones gratis dentro de los ${shop.selling.returnsDays} días siguientes a la entrega. `}
        {shop.contact.email && `Escríbenos a ${shop.contact.email}.`}
      </footer>
    </article>
  );
}
