import { Fragment, type ReactNode } from "react";
import type { Order } from "../contract.ts";
import { paymentWords, refundWay } from "../rules/payment-words.ts";
import { dayWords, methodWords, placeWords, shipmentWords, showCop, unitsWords } from "../rules/words.ts";
import { useShop } from "../../ui/use-shop.ts";
import { useWhatsappAbout } from "./whatsapp-about.ts";

/** Who, where and how: the order's own data. */
export function OrderRows({ order }: { order: Order }) {
  const { returnsDays } = useShop().selling;
  const chat = useWhatsappAbout(order.order_number);
  const place = [placeWords(order), order.shipping_zip_code].filter(Boolean).join(", ");
  return (
    <dl className="order-view__rows">
      <Row name="Pago">
        {methodWords(order)}
        <span className="quiet">{paymentWords(order).shopper}</span>
      </Row>
      {order.refunds.length > 0 && (
        <Row name={order.refunds.length === 1 ? "Reembolso" : "Reembolsos"}>
          {order.refunds.map(({ id, amount, way, reference, created_at }) => (
            <Fragment key={id}>
              <span>
                {showCop(amount)} {refundWay(way)}
              </span>
              <span className="quiet">
                {dayWords(created_at)}
                {reference && `, referencia ${reference}`}
              </span>
            </Fragment>
          ))}
        </Row>
      )}
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
      {order.shipping_address ? (
        <Row name="Entrega en">
          {order.shipping_address}
          <span>{place}</span>
          <span>{order.shipping_country}</span>
        </Row>
      ) : (
        <Row name="Entrega">En nuestro showroom</Row>
      )}
      {order.shipments.length > 0 && (
        <Row name={order.shipments.length === 1 ? "Envío" : "Envíos"}>
          {order.shipments.map((shipment) => (
            <Fragment key={shipment.id}>
              <span>{shipmentWords(shipment)}</span>
              {order.shipments.length > 1 && <span className="quiet">{unitsWords(order, shipment)}</span>}
              <span className="quiet">Salió el {dayWords(shipment.shippedAt)}</span>
              {shipment.trackingUrl && (
                <a className="link" href={shipment.trackingUrl} target="_blank" rel="noopener">
                  Ver dónde va
                </a>
              )}
            </Fragment>
          ))}
        </Row>
      )}
      {returnsDays > 0 && <Row name="Devolución">Gratis hasta {returnsDays} días después de recibirla</Row>}
      {chat && (
        <Row name="Ayuda">
          <a className="link" href={chat} target="_blank" rel="noopener">
            Escríbenos por WhatsApp
          </a>
        </Row>
      )}
    </dl>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
