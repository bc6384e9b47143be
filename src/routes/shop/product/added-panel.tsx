import { useEffect, useState } from "react";
import { addresses } from "../../../addresses.ts";
import { showSize } from "../../../catalog/rules/size.ts";
import { Picture, type PictureFacts } from "../../../media/ui/picture.tsx";
import { showPesos } from "../../../platform/money.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import "./added-panel.css";

const SHOWN_FOR = 6000;

type Props = {
  rug: { name: string };
  flat: PictureFacts;
  added: { size: string; quantity: number; price: number };
  onClose: () => void;
};

/** Says what went into the cart for six seconds; a hand on it holds it. */
export function AddedPanel({ rug, flat, added, onClose }: Props) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  return (
    // A hand or the focus on it only holds the clock; its controls are a link and a button of their own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <output
      className="added"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Picture of={flat} alt="" sizes="64px" most={200} eager />
      <div>
        <p className="label added__ok">En tu carrito</p>
        <b>{rug.name}</b>
        <span className="num">
          {showSize(added.size)}, {added.quantity} {added.quantity === 1 ? "unidad" : "unidades"}
        </span>
        <span className="num">{showPesos(added.price * added.quantity)}</span>
      </div>
      <div className="added__acts">
        <ButtonLink small to={addresses.cart()}>
          Ir al carrito
        </ButtonLink>
        <button type="button" className="link" onClick={onClose}>
          Seguir mirando
        </button>
      </div>
    </output>
  );
}
