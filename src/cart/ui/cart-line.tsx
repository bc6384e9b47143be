import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { FormerPrice } from "../../catalog/ui/former-price.tsx";
import { showPesos } from "../../platform/money.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import type { CartItem } from "../rules/cart.ts";
import { linePrice } from "../rules/line-price.ts";
import { type LineStock, mostOf } from "../rules/stock.ts";
import { CART_TEXTS } from "../texts.ts";
import { RugThumb } from "./rug-thumb.tsx";
import { SizeMenu } from "./size-menu.tsx";
import { StockWord } from "./stock-word.tsx";
import "./cart-line.css";

type Props = {
  id: string;
  item: CartItem;
  stock: LineStock;
  /** What an order may hold of it, beside the other lines. */
  most: number;
  isLoading: boolean;
  onQuantity: (quantity: number) => void;
  onSize: (size: string) => void;
  onRemove: () => void;
};

/** One rug in one size: what it is, how many, whether the shop has it, what it costs. */
export function CartLine({ id, item, stock, most, isLoading, onQuantity, onSize, onRemove }: Props) {
  const { rug, selectedSize, quantity } = item;
  const name = rug.name ?? "Alfombra";
  const price = linePrice(rug, selectedSize);
  const former = rug.sizes?.find(({ size }) => size === selectedSize)?.formerPrice;
  const page = addresses.product({ id: rug.id, name });
  return (
    <li className="cart-line" id={id} tabIndex={-1} aria-label={`${name}, ${selectedSize}`}>
      <Link to={page} tabIndex={-1} aria-hidden="true">
        <RugThumb rug={rug} width={148} />
      </Link>
      <div className="cart-line__middle">
        <div className="cart-line__name">
          {rug.catalog && <p className="label">{rug.catalog}</p>}
          <h2>
            <Link to={page}>{name}</Link>
          </h2>
          {quantity > 1 && <p className="cart-line__unit num">{showPesos(price)} cada una</p>}
        </div>
        <div className="cart-line__more">
          <div className="cart-line__controls">
            <SizeMenu
              name={name}
              sizes={rug.sizes?.length ? rug.sizes : [{ size: selectedSize, price, inventory: 1 }]}
              value={selectedSize}
              onChange={onSize}
              isBad={stock.state === "none"}
            />
            <Stepper
              value={quantity}
              max={Math.min(most, mostOf(stock))}
              isOver={stock.state === "over"}
              label={`Cantidad de ${name}`}
              onChange={onQuantity}
            />
          </div>
          <LineNote stock={stock} isLoading={isLoading} onFix={onQuantity} />
        </div>
      </div>
      <div className="cart-line__end">
        <p className={stock.state === "none" ? "cart-line__amount cart-line__amount--none num" : "cart-line__amount num"}>
          {showPesos(price * quantity)}
          {former && <FormerPrice pesos={former * quantity} />}
          {former && <small>{rug.promotion?.words}</small>}
        </p>
        <button type="button" className="link cart-line__remove" aria-label={`Quitar ${name}`} onClick={onRemove}>
          Quitar
        </button>
      </div>
    </li>
  );
}

const ADVICE = { gone: CART_TEXTS.gone, everySize: CART_TEXTS.noSize };

function LineNote({ stock, isLoading, onFix }: { stock: LineStock; isLoading: boolean; onFix: (quantity: number) => void }) {
  return (
    <div className="cart-line__under">
      <StockWord stock={stock} isLoading={isLoading} />
      {stock.state === "none" && <span>{stock.why ? ADVICE[stock.why] : CART_TEXTS.otherSize}</span>}
      {stock.state === "over" && (
        <>
          <FieldError>{CART_TEXTS.over(stock.available)}</FieldError>
          <Button look="line" small onClick={() => onFix(stock.available)}>
            Ajustar a {stock.available}
          </Button>
        </>
      )}
    </div>
  );
}
