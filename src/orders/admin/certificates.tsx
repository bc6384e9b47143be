import { addresses } from "../../addresses.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { showDate } from "../../platform/bogota-time.ts";
import { useShop } from "../../ui/use-shop.ts";
import { StarMark } from "../../ui/admin/star-mark.tsx";
import type { StaffOrder } from "../admin-contract.ts";
import "./print.css";
import "./certificate.css";

type Item = StaffOrder["items"][number];

/** One certificate for every rug in the box, each with a number of its own. */
export const Certificates = ({ order }: { order: StaffOrder }) => (
  <>
    {order.certificates.flatMap(({ itemId, number }) => {
      const item = order.items.find(({ id }) => id === itemId);
      return item ? [<Certificate key={number} order={order} item={item} number={number} />] : [];
    })}
  </>
);

function Certificate({ order, item, number }: { order: StaffOrder; item: Item; number: string }) {
  const { name, legalName, contact } = useShop();
  return (
    <article className="print-paper print-certificate" lang="es-CO">
      <StarMark />
      <h2>Certificado de autenticidad</h2>
      <p className="print-certificate__name">{item.carpet_name}</p>
      {item.carpet_images[0] && <img src={pictureAddress(item.carpet_images[0], 480, "webp")} alt="" />}
      <p>
        {name} certifica que esta alfombra, de medida {showSize(item.size)}, es una pieza auténtica, importada directamente y
        revisada a mano{contact.city && ` en ${contact.city}`} antes de su entrega a {order.customer_name}.
      </p>
      <dl>
        <div>
          <dt>Certificado</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>Fecha</dt>
          <dd>{showDate(new Date(order.paid_at ?? order.created_at))}</dd>
        </div>
      </dl>
      <img className="print-certificate__code" src={addresses.provenanceCode(number)} alt="" width={112} height={112} />
      <p className="print-certificate__signature">{legalName || name}</p>
    </article>
  );
}
