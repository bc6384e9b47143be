import { RefreshCw } from "lucide";
import { type ReactNode, useState } from "react";
import { addresses } from "../../addresses.ts";
import { tooManyUnits } from "../../catalog/rules/limits.ts";
import { showPesos } from "../../platform/money.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { BoughtLine, CartItem } from "../rules/cart.ts";
import { exceeds } from "../rules/stock.ts";
import { CART_TEXTS } from "../texts.ts";
import { useCart } from "../use-cart.ts";
import { useLiveStock } from "../use-live-stock.ts";
import { CartLine } from "./cart-line.tsx";
import { CartReading } from "./cart-reading.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { EmptyCart, type WantedRug } from "./empty-cart.tsx";
import { Undo } from "./undo.tsx";
import "./cart-view.css";

const lineId = (item: CartItem): string => `linea-${item.rug.id}-${item.selectedSize}`;

type Props = {
  wanted: readonly WantedRug[];
  /** What one order may hold. */ maxUnits: number;
  notice?: ReactNode;
  /** What the order that waits holds of it. */ held?: readonly BoughtLine[];
};

/** The cart screen. `notice` is what the checkout has to say about an earlier order. */
export function CartView({ wanted, maxUnits, notice, held }: Props) {
  const cart = useCart();
  const live = useLiveStock(held);
  const [removed, setRemoved] = useState<{ item: CartItem; position: number }>();
  const [said, setSaid] = useState("");
  const stocks = cart.items.map(live.stockOf);
  const firstBad = live.state === "ready" ? stocks.findIndex(exceeds) : -1;
  const room = Math.max(0, maxUnits - cart.count);
  const isTooMuch = cart.count > maxUnits;
  const isBlocked = firstBad >= 0 || isTooMuch;

  const remove = (item: CartItem, position: number) => {
    // The button goes away with its line: keys go on from the line beside it, or from the page's beginning.
    const beside = cart.items[position + 1] ?? cart.items[position - 1];
    document.getElementById(beside ? lineId(beside) : "contenido")?.focus({ preventScroll: true });
    cart.remove(position);
    setRemoved({ item, position });
    setSaid(CART_TEXTS.removed(item.rug.name ?? "la alfombra", item.selectedSize));
  };
  const resize = (item: CartItem, position: number, size: string) => {
    const other = cart.items.find((each) => each.rug.id === item.rug.id && each.selectedSize === size);
    cart.setSize(position, size);
    const name = item.rug.name ?? "la alfombra";
    setSaid(other ? CART_TEXTS.merged(name, size, other.quantity + item.quantity) : CART_TEXTS.resized(name, size));
  };
  const showFirstBad = () => {
    const line = document.getElementById(lineId(cart.items[Math.max(0, firstBad)]!));
    line?.scrollIntoView({ block: "center" });
    line?.focus({ preventScroll: true });
  };

  const action = isBlocked ? (
    <Button look="line" onClick={showFirstBad}>
      {CART_TEXTS.adjust}
    </Button>
  ) : (
    <ButtonLink to={addresses.checkout()}>Finalizar compra</ButtonLink>
  );
  const undo = removed && (
    <Undo
      key={`${removed.position} ${lineId(removed.item)}`}
      words={CART_TEXTS.removed(removed.item.rug.name ?? "la alfombra", removed.item.selectedSize)}
      onUndo={() => {
        cart.putBack(removed.position, removed.item);
        setRemoved(undefined);
      }}
      onGone={() => setRemoved(undefined)}
    />
  );

  if (!cart.ready) return <CartReading />;
  if (cart.items.length === 0)
    return (
      <>
        {notice && <div className="page">{notice}</div>}
        <EmptyCart wanted={wanted} />
        {undo}
      </>
    );
  return (
    <div className="page cart-view">
      <header>
        <h1>Tu carrito</h1>
        <p>{CART_TEXTS.pieces(cart.count)}</p>
      </header>
      <div>
        {notice}
        {firstBad >= 0 && (
          <Notice tone="bad" role="alert">
            <p>{CART_TEXTS.banner}</p>
          </Notice>
        )}
        {room === 0 && (
          <Notice tone={isTooMuch ? "bad" : "gold"} role={isTooMuch ? "alert" : "status"}>
            <p>{isTooMuch ? tooManyUnits(maxUnits) : CART_TEXTS.full(maxUnits)}</p>
          </Notice>
        )}
        {live.state === "failed" && (
          <Notice icon={RefreshCw} role="alert">
            <div className="notice__row">
              <p>{CART_TEXTS.checkFailed}</p>
              <button type="button" className="link" onClick={live.retry}>
                {CART_TEXTS.retry}
              </button>
            </div>
          </Notice>
        )}
        <ul>
          {cart.items.map((item, position) => (
            <CartLine
              key={lineId(item)}
              id={lineId(item)}
              item={item}
              stock={stocks[position]!}
              most={item.quantity + room}
              isLoading={live.state === "loading"}
              onQuantity={(quantity) => cart.setQuantity(position, quantity)}
              onSize={(size) => resize(item, position, size)}
              onRemove={() => remove(item, position)}
            />
          ))}
        </ul>
        <output className="vh">{said}</output>
      </div>
      <CartSummary total={cart.total}>{action}</CartSummary>
      <BottomBar label="Total" amount={showPesos(cart.total)}>
        {action}
      </BottomBar>
      {undo}
    </div>
  );
}
