import { Outlet } from "react-router";
import { CartProvider } from "../../cart/cart-provider.tsx";
import type { CartItem } from "../../cart/rules/cart.ts";
import { linePrice } from "../../cart/rules/line-price.ts";
import { track } from "../../marketing/meta/track.ts";
import { FloatingButtons } from "./frame/floating-buttons.tsx";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { SkipLink } from "./frame/skip-link.tsx";

const trackAdded = ({ rug, selectedSize, quantity }: CartItem) =>
  track("AddToCart", [{ id: rug.id, quantity, price: linePrice(rug, selectedSize) }]);

/** What every page of the shop stands in. */
export default function Frame() {
  return (
    <CartProvider onAdd={trackAdded}>
      <SkipLink />
      <div className="frame">
        <Header />
        <main id="contenido" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <FloatingButtons />
      </div>
    </CartProvider>
  );
}
