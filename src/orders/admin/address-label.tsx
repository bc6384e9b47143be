import { placeWords as shopPlace } from "../../settings/rules/contact-words.ts";
import { useShop } from "../../ui/use-shop.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { code128 } from "../rules/code-128.ts";
import { paymentWords } from "../rules/payment-words.ts";
import { labelsOf } from "../rules/parcels.ts";
import { placeWords, unitsWords } from "../rules/words.ts";
import "./address-label.css";

/** 10 × 15 cm, one for each parcel of a shipment; before the first one, with the order's number as its barcode. */
export function AddressLabels({ order }: { order: StaffOrder }) {
  if (order.shipments.length === 0) return <AddressLabel order={order} code={order.order_number} detail="" isCollected />;
  return labelsOf(order.shipments).map(({ shipment, parcel, isCollected }) => (
    <AddressLabel
      key={`${shipment.id} ${parcel}`}
      order={order}
      code={shipment.trackingNumber || order.order_number}
      detail={[`${shipment.carrier}. ${unitsWords(order, shipment)}`, parcel].filter(Boolean).join(". ")}
      isCollected={isCollected}
    />
  ));
}

type LabelProps = { order: StaffOrder; code: string; detail: string; isCollected: boolean };

/** In Spanish: the carrier reads it. */
function AddressLabel({ order, code, detail, isCollected }: LabelProps) {
  const shop = useShop();
  return (
    <article className="address-label" lang="es-CO">
      <p>
        Remite: {shop.legalName || shop.name}, {shopPlace(shop.contact)}. {shop.contact.phone}
      </p>
      <div className="address-label__to">
        <span>Entregar a</span>
        <b>{order.customer_name}</b>
        <span>{order.shipping_address}</span>
        <b>
          {placeWords(order)} {order.shipping_zip_code}
        </b>
        <span>Tel. {order.customer_phone}</span>
      </div>
      <Barcode text={code} />
      <p>
        Pedido {order.order_number}. {detail}
      </p>
      <p>{isCollected ? paymentWords(order).slip : "Pago: lo dice el primer bulto del pedido"}</p>
    </article>
  );
}

function Barcode({ text }: { text: string }) {
  const { bars, width } = code128(text);
  return (
    <figure>
      {/* Ten quiet modules on each side, as scanners need. */}
      <svg viewBox={`-10 0 ${width + 20} 60`} preserveAspectRatio="none" aria-hidden>
        {bars.map(([from, wide]) => (
          <rect key={from} x={from} width={wide} height={60} />
        ))}
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
