import { STAGE } from "../../catalog/ui/product/gallery.tsx";
import { pictureAhead } from "../../media/rules/picture-ahead.ts";
import { tagsOf } from "../../catalog/rug-cards.server.ts";
import { useEffect } from "react";
import { isRouteErrorResponse, Navigate, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { factsOf } from "../../catalog/rules/rug-fields.ts";
import { readableName } from "../../catalog/rules/readable-name.ts";
import { showRug } from "../../catalog/show-rug.server.ts";
import { RugCard } from "../../catalog/ui/rug-card.tsx";
import { RecentlySeen } from "../../favourites/ui/recently-seen.tsx";
import { track } from "../../marketing/meta/track.ts";
import { metaOf, PROMISE, titles } from "../../marketing/rules/metadata.ts";
import { crumbsData, productData, storeData } from "../../marketing/rules/structured-data.ts";
import { sharePicture } from "../../marketing/share/share-picture.ts";
import { siteOf } from "../../marketing/site.server.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { Picture } from "../../media/ui/picture.tsx";
import { rugTag } from "../../platform/cache-tags.ts";
import { isDatabaseAway } from "../../platform/is-database-away.ts";
import { cacheBy, ctxOf } from "../../platform/pages/page-tags.server.ts";
import { Refusal } from "../../platform/refusal.ts";
import { reviewsOfRug } from "../../reviews/reviews-of-rug.server.ts";
import { RugReviews } from "../../reviews/ui/rug-reviews.tsx";
import type { AppCtx } from "../../runtime.server.ts";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx";
import type { Route } from "./+types/product";
import { Certificate } from "./product/certificate.tsx";
import { Crumbs } from "./product/crumbs.tsx";
import { ProductMissing } from "./product/product-missing.tsx";
import { ProductStory } from "./product/product-story.tsx";
import { ProductTop } from "./product/product-top.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = ctxOf<AppCtx>(context);
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
  cacheBy(context, rugTag(id), "rugs");
  const shown = await showRug(ctx, { id }).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) throw new Response(null, { status: 404 });
    // A page from memory stands in; where there is none, the error boundary leads to the catalogue.
    if (isDatabaseAway(error)) throw error;
    // Spec §2: to the catalogue when loading fails.
    ctx.log.error({ err: error, id }, "a product page could not load");
    throw redirect(addresses.catalog());
  });
  cacheBy(context, ...tagsOf(shown.near));
  const { rug } = shown;
  const path = addresses.product(rug);
  const url = new URL(request.url);
  // Spec §2: to the canonical slug when it differs.
  if (params.slug !== path.split("/").at(-1)) throw redirect(`${path}${url.search}`, 301);
  const reviews = await reviewsOfRug(ctx, { rugId: rug.id });
  const site = siteOf(ctx, request);
  const images = rug.images.map((image) => pictureAddress(image, 1280, "jpg"));
  return {
    ...shown,
    reviews,
    facts: factsOf(rug),
    roomEngine: ctx.env.MERGE_ENGINE,
    subject: rug.name,
    meta: metaOf({
      settings: ctx.settings(),
      site,
      path,
      title: titles.product(rug.name),
      description: rug.description,
      promise: PROMISE,
      image: rug.image ? { src: sharePicture(rug), width: 1200, height: 630, alt: `Alfombra ${rug.name}` } : undefined,
      type: "product",
      ahead: pictureAhead(shown.shots[0]?.picture.src ?? "", STAGE),
      // Spec §9: the first size's price.
      offer: rug.price > 0 ? { price: rug.price, inStock: rug.inStock } : undefined,
      data: [
        storeData(site, ctx.settings(), ctx.now()),
        crumbsData(site, [
          { name: "Inicio", path: addresses.home() },
          { name: "Catálogo", path: addresses.catalog() },
          { name: readableName(rug.catalog), path: addresses.collection(rug.catalog) },
          { name: rug.name },
        ]),
        productData({
          settings: ctx.settings(),
          site,
          path,
          rug,
          images,
          summary: reviews.summary,
          reviews: reviews.newest,
          now: ctx.now(),
        }),
      ],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [{ title: "Producto no encontrado" }];

export default function Product({ loaderData }: Route.ComponentProps) {
  const { rug, reviews, near } = loaderData;
  const { id, price } = rug;
  const room = loaderData.shots.find(({ label }) => label === "En sala")?.picture;
  useEffect(() => {
    track("ViewContent", [{ id, quantity: 1, price }]);
  }, [id, price]);
  return (
    <div className="page product">
      <Crumbs rug={rug} />
      <ProductTop key={rug.id} shown={loaderData} reviews={reviews} roomEngine={loaderData.roomEngine} />
      <HydrationBoundary>
        <ProductStory rug={rug} said={loaderData.facts} />
        {room && (
          <figure className="room-wide">
            <Picture of={room} alt={`Alfombra ${rug.name} en una sala`} sizes="100vw" />
          </figure>
        )}
        <Certificate rug={rug} />
      </HydrationBoundary>
      <HydrationBoundary>
        <RugReviews key={rug.id} rugId={rug.id} reviews={reviews} />
      </HydrationBoundary>
      {near.length > 0 && (
        <div className="sec below-the-fold">
          <HydrationBoundary>
            <Carousel title="También te puede interesar" perView={{ phone: 1.8, tablet: 2, desktop: 4 }}>
              {near.map((card) => (
                <RugCard key={card.id} card={card} />
              ))}
            </Carousel>
          </HydrationBoundary>
        </div>
      )}
      <RecentlySeen key={id} now={id} />
    </div>
  );
}

/** Spec §2: a rug that is missing is told; one that could not be loaded leads to the catalogue. */
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) =>
  isRouteErrorResponse(error) && error.status === 404 ? <ProductMissing /> : <Navigate to={addresses.catalog()} replace />;
