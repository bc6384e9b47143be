import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { CartProvider } from "../../cart/cart-provider.tsx";
import type { CartItem } from "../../cart/rules/cart.ts";
import { CardFilms } from "../../catalog/ui/card-films.tsx";
import { linePrice } from "../../cart/rules/line-price.ts";
import { track } from "../../marketing/meta/track.ts";
import { shownAnnouncement } from "../../content/shown-content.server.ts";
import { AnnouncementBar } from "../../content/ui/announcement-bar.tsx";
import { PictureDelegation } from "../../media/ui/picture-delegation.tsx";
import { ctxOf } from "../../platform/pages/page-tags.server.ts";
import { tell } from "../../platform/shop-events.ts";
import type { Ctx } from "../../platform/ctx.server.ts";
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
import { RoomReady } from "./frame/room-ready.tsx";
import { SkipLink } from "./frame/skip-link.tsx";

const trackAdded = ({ rug, selectedSize, quantity }: CartItem) => {
  tell({ kind: "cart", rug: rug.id });
  track("AddToCart", [{ id: rug.id, quantity, price: linePrice(rug, selectedSize) }]);
};

/** Without Meta's keys nothing is measured, so nobody is asked. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const ctx = ctxOf(context);
  return { measures: Boolean(ctx.env.META_PIXEL_ID), announcement: await announcementOf(ctx, request) };
};
export const shouldRevalidate = () => false;

/** A page is worth more than the line above it. */
const announcementOf = (ctx: Ctx, request: Request) =>
  shownAnnouncement(ctx, request).catch((error: unknown) => {
    ctx.log.error({ err: error }, "the announcement could not be read");
    return undefined;
  });

export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <Shell measures={loaderData?.measures ?? false} announcement={loaderData?.announcement}>
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

type ShellProps = { measures: boolean; announcement?: { text: string; link: string }; children: ReactNode };

/** What is around every page of the shop. */
function Shell({ measures, announcement, children }: ShellProps) {
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
        {announcement && <AnnouncementBar {...announcement} />}
        <DemoBand />
        <main id="contenido" tabIndex={-1}>
          {children}
        </main>
        <HydrationBoundary>
          <FloatingButtons />
          <Footer />
          <CardFilms />
          <AskConsent measures={measures} />
          <RoomReady />
        </HydrationBoundary>
      </div>
    </CartProvider>
  );
}
