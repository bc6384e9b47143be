import { Lock, Truck } from "lucide";
import type { ReactNode } from "react";
import { RugThumb } from "../../cart/ui/rug-thumb.tsx";
import { showSize } from "../../catalog/rules/size.ts";
import { Sums } from "../../ui/sums.tsx";
import type { Slip } from "../rules/slip.ts";
import { Icon } from "../../ui/icon.tsx";
import "./order-slip.css";

type Props = { title: string; /** Undefined while the order is being read. */ slip: Slip | undefined; children?: ReactNode };

/** The right slip: what is bought and what it comes to. The discount box stands between the two. */
export function OrderSlip({ title, slip, children }: Props) {
  if (!slip)
    return (
      <aside className="order-slip order-slip--reading" id="resumen" aria-label="Resumen del pedido" aria-busy="true">
        <h2>{title}</h2>
      </aside>
    );
  return (
    <aside className="order-slip" id="resumen" aria-label="Resumen del pedido">
      <h2>{title}</h2>
      <ul>
        {slip.lines.map((line) => (
          <li className="order-slip__item" key={line.key}>
            <RugThumb rug={{ image: line.image }} width={64} />
            <div>
              <h3>{line.name}</h3>
              <p>
                {showSize(line.size)}
                <br />
                Cantidad {line.quantity}
              </p>
            </div>
            <span className="num">{line.amount}</span>
          </li>
        ))}
      </ul>
      {children}
      <Sums rows={slip.sums} />
      <ul className="order-slip__trust">
        <li>
          <Icon of={Truck} size={18} />
          Envío e IVA incluidos en el precio
        </li>
        <li>
          <Icon of={Lock} size={18} />
          Conexión segura SSL y envíos rápidos a toda Colombia
        </li>
      </ul>
    </aside>
  );
}
