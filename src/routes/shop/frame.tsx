import { Outlet } from "react-router";
import { CartProvider } from "../../cart/cart-provider.tsx";
import type { CartItem } from "../../cart/rules/cart.ts";
import { CardLife } from "../../catalog/ui/card-life.tsx";
import { linePrice } from "../../cart/rules/line-price.ts";
import { track } from "../../marketing/meta/track.ts";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import type { Route } from "./+types/frame";
import { AskConsent } from "./frame/ask-consent.tsx";
import { FloatingButtons } from "./frame/floating-buttons.tsx";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { SkipLink } from "./frame/skip-link.tsx";

const trackAdded = ({ rug, selectedSize, quantity }: CartItem) =>
  track("AddToCart", [{ id: rug.id, quantity, price: linePrice(rug, selectedSize) }]);

/** Without Meta's keys nothing is measured, so nobody is asked. */
export const loader = ({ context }: Route.LoaderArgs) => ({ measures: Boolean(ctxOf(context).env.META_PIXEL_ID) });
export const shouldRevalidate = () => false;

/** What every page of the shop stands in. */
export default function Frame({ loaderData }: Route.ComponentProps) {
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
        <CardLife />
        <AskConsent measures={loaderData?.measures ?? false} />
      </div>
    </CartProvider>
  );
}
