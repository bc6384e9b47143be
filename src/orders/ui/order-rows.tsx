import type { ReactNode } from "react";
import type { Order } from "../contract.ts";
import { methodWords, paymentWords, placeWords } from "../rules/words.ts";
import { whatsappAbout } from "./whatsapp-about.ts";

/** Who, where and how: the order's own data. */
export function OrderRows({ order }: { order: Order }) {
  const place = [placeWords(order), order.shipping_zip_code].filter(Boolean).join(", ");
  return (
    <dl className="order-view__rows">
      <Row name="Pago">
        {methodWords(order)}
        <span className="quiet">{paymentWords(order).words}</span>
      </Row>
      <Row name="A nombre de">
        {order.customer_name}
        <span className="quiet">{order.customer_email}</span>
        <span className="quiet">{order.customer_phone}</span>
        {order.customer_id_number && (
          <span className="quiet">
            {order.document_type} {order.customer_id_number}
          </span>
        )}
      </Row>
      <Row name="Entrega en">
        {order.shipping_address}
        <span>{place}</span>
        <span>{order.shipping_country}</span>
      </Row>
      <Row name="Devolución">Gratis hasta 30 días después de recibirla</Row>
      <Row name="Ayuda">
        <a className="link" href={whatsappAbout(order.order_number)} target="_blank" rel="noopener">
          Escríbenos por WhatsApp
        </a>
      </Row>
    </dl>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
