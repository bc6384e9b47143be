import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { Button } from "../../ui/button.tsx";
import { headline } from "../rules/timeline.ts";
import { dayWords, showCop } from "../rules/words.ts";
import { type RecentOrder, useRecentOrders } from "../use-recent-orders.ts";
import "./recent-orders.css";

/** The orders of this device; only its browser knows them, so they are shown after the page is. */
export function RecentOrders() {
  const { orders, forget } = useRecentOrders();
  if (orders.length === 0) return <p className="quiet">Aquí aparecen los pedidos que hagas en este dispositivo.</p>;
  return (
    <>
      <ul className="recent-orders">
        {orders.map((each) => (
          <li key={each.number}>
            <Row {...each} />
          </li>
        ))}
      </ul>
      <Button small look="line" onClick={forget}>
        Olvidar en este dispositivo
      </Button>
    </>
  );
}

const Row = ({ number, order }: RecentOrder) => (
  <>
    <p className="recent-orders__head">
      <Link to={addresses.order(number)}>Pedido {number}</Link>
      {order && <span className="quiet">{dayWords(order.created_at)}</span>}
    </p>
    {order && (
      <>
        <ul>
          {order.items.map(({ id, carpet_name: name, size, quantity }) => (
            <li key={id}>
              {name}, {showSize(size)}
              {quantity > 1 && ` × ${quantity}`}
            </li>
          ))}
        </ul>
        <p className="recent-orders__foot">
          <strong>{headline(order)}</strong>
          <span className="num">{showCop(order.total)}</span>
        </p>
      </>
    )}
  </>
);
