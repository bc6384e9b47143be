import { tagsOf } from "../../catalog/rug-cards.server.ts";
import { RugCard } from "../../catalog/ui/rug-card.tsx";
import { previewOf } from "../../content/shown-content.server.ts";
import { heroAhead } from "../../marketing/hero/hero-picture.tsx";
import { Hero } from "../../marketing/hero/hero.tsx";
import { homePage } from "../../marketing/home-page.server.ts";
import { HomeCollections } from "../../marketing/ui/home-collections.tsx";
import { InstagramFeed } from "../../marketing/ui/instagram-feed.tsx";
import { metaOf } from "../../marketing/rules/metadata.ts";
import { siteData, storeData } from "../../marketing/rules/structured-data.ts";
import { siteOf } from "../../marketing/site.server.ts";
import { WorkshopBand } from "../../marketing/ui/workshop-band.tsx";
import { ThreeSection } from "../../marketing/ui/three-section.tsx";
import { cacheBy, ctxOf } from "../../platform/pages/page-tags.server.ts";
import type { AppCtx } from "../../runtime.server.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx";
import type { Route } from "./+types/home";
import { useShop } from "../../ui/use-shop.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = ctxOf<AppCtx>(context);
  const site = siteOf(ctx, request);
  const settings = ctx.settings();
  const { isWhole, ...page } = await homePage(ctx, previewOf(request));
  // A page with a section missing is not kept: the next visitor may get it whole.
  if (isWhole) cacheBy(context, "home", "rugs", "collections", ...tagsOf(page.hot));
  return {
    ...page,
    meta: metaOf({
      settings,
      site,
      path: "/",
      ahead: heroAhead(page.slides[0]),
      data: [storeData(site, settings, ctx.now()), siteData(site, settings)],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, hot, models, cards, posts, workshop } = loaderData;
  const parts = {
    collections: <HomeCollections cards={cards} />,
    "best-sellers": hot.length > 0 && (
      <div className="sec page">
        {/* Spec §2: 4 on desktop, 2 on tablets, 1.8 on phones. */}
        <Carousel title="Las más vendidas" perView={{ phone: 1.8, tablet: 2, desktop: 4 }}>
          {hot.map((card) => (
            <RugCard key={card.id} card={card} />
          ))}
        </Carousel>
      </div>
    ),
    models: <ThreeSection rugs={models} />,
    instagram: <InstagramFeed posts={posts} />,
  };
  return (
    <>
      <h1 className="vh">{useShop().line}</h1>
      <HydrationBoundary>
        <Hero slides={slides} />
      </HydrationBoundary>
      {loaderData.sections.map((name) => (
        <HydrationBoundary key={name}>{parts[name]}</HydrationBoundary>
      ))}
      <HydrationBoundary>
        <WorkshopBand {...workshop} />
      </HydrationBoundary>
    </>
  );
}
