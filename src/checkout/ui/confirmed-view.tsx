import { useEffect, useRef } from "react";
import { addresses } from "../../addresses.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { pictureAddress, pictureSet } from "../../media/rules/picture-address.ts";
import type { Order } from "../../orders/contract.ts";
import { ConfirmSoon } from "../../orders/ui/confirm-note.tsx";
import { paymentWords } from "../../orders/rules/payment-words.ts";
import { methodWords, placeWords } from "../../orders/rules/words.ts";
import { showCents } from "../../platform/money.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useShop } from "../../ui/use-shop.ts";
import "./confirmed-view.css";

/** The order exists: thanks, number, what, where, and one button to its own page. */
export function ConfirmedView({ orderNumber, order }: { orderNumber: string; order: Order | undefined }) {
  const { returnsDays } = useShop().selling;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const first = order?.items[0];
  const scene = first && (first.carpet_images.find((image) => /lifestyle|room|sala/.test(image)) ?? first.carpet_images[0]);
  return (
    <div className="page confirmed">
      <div>
        <p className="label">Pedido confirmado</p>
        <h1 ref={heading} tabIndex={-1}>
          {order ? `Gracias, ${order.customer_name.split(" ")[0]}.` : "Gracias."}
        </h1>
        {order && <Lead order={order} />}
        {order && <ConfirmSoon order={order} />}
        <dl className="confirmed__facts">
          <div>
            <dt className="label">Pedido</dt>
            <dd className="is-big num">{orderNumber}</dd>
          </div>
          {order && <Facts order={order} />}
        </dl>
        {order && (
          <p className="checkout__lead">
            Te escribimos al {order.customer_phone} para acordar el día.{" "}
            {returnsDays > 0 && `Si algo no te convence, tienes ${returnsDays} días para devolverla sin costo.`}
          </p>
        )}
        <div className="confirmed__actions">
          <ButtonLink to={addresses.order(orderNumber)}>Ver estado del pedido</ButtonLink>
          <ButtonLink look="line" to={addresses.catalog()}>
            Seguir mirando
          </ButtonLink>
        </div>
      </div>
      {first && scene && (
        <figure className="confirmed__figure">
          <img
            src={pictureAddress(scene, 960, "jpg")}
            srcSet={pictureSet(scene, "webp", 1280)}
            sizes="(max-width: 1023px) 100vw, 500px"
            width={500}
            height={625}
            alt={`Alfombra ${first.carpet_name}`}
          />
          <figcaption>
            {first.carpet_name}, {showSize(first.size)}. Imagen de referencia.
          </figcaption>
        </figure>
      )}
    </div>
  );
}

function Lead({ order }: { order: Order }) {
  const { due, tone, shopper } = paymentWords(order);
  if (due > 0)
    return (
      <p className="checkout__lead">
        Tu pedido está listo para despacho. Pagas <strong className="num">{showCents(due)}</strong> en efectivo al recibirlo.
      </p>
    );
  if (tone !== "paid") return <p className="checkout__lead">{shopper}.</p>;
  return (
    <p className="checkout__lead">
      Recibimos tu pago de <strong className="num">{showCents(order.received)}</strong>. El comprobante va camino a{" "}
      {order.customer_email}.
    </p>
  );
}

const Facts = ({ order }: { order: Order }) => (
  <>
    <div>
      <dt className="label">{order.payment_method === "COD" ? "Pago contra entrega" : "Pago"}</dt>
      <dd className="is-big">{order.payment_method === "COD" ? "En efectivo, al recibir" : methodWords(order)}</dd>
    </div>
    <div>
      <dt className="label">Llevas</dt>
      <dd>
        {order.items.map((item) => (
          <div key={item.id}>
            {item.carpet_name}, {showSize(item.size)}
            {item.quantity > 1 && ` × ${item.quantity}`}
          </div>
        ))}
      </dd>
    </div>
    <div>
      <dt className="label">Entregamos en</dt>
      <dd>
        {order.shipping_address}
        <br />
        {placeWords(order)}
      </dd>
    </div>
    {order.arrival && (
      <div>
        <dt className="label">Cuándo llega</dt>
        <dd>{order.arrival.words}</dd>
      </div>
    )}
  </>
);
