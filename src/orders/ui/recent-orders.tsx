import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import { forgetOrders, readRecentOrders } from "../recent-orders.ts";

const never = () => () => undefined;

/** The orders of this device; only its browser knows them, so they are shown after the page is. */
export function RecentOrders() {
  const [isForgotten, setForgotten] = useState(false);
  const stored = useSyncExternalStore(
    never,
    () => readRecentOrders().join(" "),
    () => "",
  );
  const numbers = isForgotten ? [] : stored.split(" ").filter(Boolean);
  if (numbers.length === 0) return <p className="quiet">Aquí aparecen los pedidos que hagas en este dispositivo.</p>;
  return (
    <>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <Link to={addresses.order(number)}>Pedido {number}</Link>
          </li>
        ))}
      </ul>
      <Button
        small
        look="line"
        onClick={() => {
          forgetOrders();
          setForgotten(true);
        }}
      >
        Olvidar en este dispositivo
      </Button>
    </>
  );
}
