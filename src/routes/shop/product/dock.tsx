import { showSize } from "../../../catalog/rules/size.ts";
import { showPesos } from "../../../platform/money.ts";
import { AfterHydration } from "../../../ui/after-hydration.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Buying } from "./use-buying.ts";
import "./dock.css";

/** Phones: price, size and the one main action, always in reach. */
export function Dock({ buying: { chosen, add, isJustAdded } }: { buying: Buying }) {
  if (!chosen) return null;
  return (
    <div className="dock">
      <div>
        <b>{showPesos(chosen.price)}</b>
        <small className="num">{showSize(chosen.size)}</small>
      </div>
      <AfterHydration>
        <Button onClick={add}>{isJustAdded ? "Agregada" : "Agregar al carrito"}</Button>
      </AfterHydration>
    </div>
  );
}
