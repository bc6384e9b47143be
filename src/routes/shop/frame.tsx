import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { CartProvider } from "../../cart/cart-provider.tsx";
import type { CartItem } from "../../cart/rules/cart.ts";
import { CardFilms } from "../../catalog/ui/card-films.tsx";
import { linePrice } from "../../cart/rules/line-price.ts";
import { track } from "../../marketing/meta/track.ts";
import { PictureDelegation } from "../../media/ui/picture-delegation.tsx";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import { tell } from "../../platform/shop-events.ts";
import { DemoBand } from "../../ui/demo-band.tsx";
import { PageFailed } from "../../ui/page-failed.tsx";
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx";
import type { Route } from "./+types/frame";
import { CountVisits } from "./frame/count-visits.tsx";
import { AskConsent } from "./frame/ask-consent.tsx";
import { FloatingButtons } from "./frame/floating-buttons.tsx";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { NewPage } from "./frame/new-page.tsx";
import { SkipLink } from "./frame/skip-link.tsx";

const trackAdded = ({ rug, selectedSize, quantity }: CartItem) => {
  tell({ kind: "cart", rug: rug.id });
  track("AddToCart", [{ id: rug.id, quantity, price: linePrice(rug, selectedSize) }]);
};

/** Without Meta's keys nothing is measured, so nobody is asked. */
export const loader = ({ context }: Route.LoaderArgs) => ({ measures: Boolean(ctxOf(context).env.META_PIXEL_ID) });
export const shouldRevalidate = () => false;

export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <Shell measures={loaderData?.measures ?? false}>
      <Outlet />
    </Shell>
  );
}

/** A page that cannot be brought leaves the shop around it standing. */
export const ErrorBoundary = () => (
  <Shell measures={false}>
    <PageFailed title="No pudimos abrir esta página" />
  </Shell>
);

/** What every page of the shop stands in. */
function Shell({ measures, children }: { measures: boolean; children: ReactNode }) {
  return (
    <CartProvider onAdd={trackAdded}>
      <SkipLink />
      <PictureDelegation />
      <CountVisits />
      <div className="frame">
        <HydrationBoundary>
          <Header />
          <NewPage />
        </HydrationBoundary>
        <DemoBand />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <HydrationBoundary>
          <FloatingButtons />
          <Footer />
          <CardFilms />
          <AskConsent measures={measures} />
        </HydrationBoundary>
      </div>
    </CartProvider>
  );
}
