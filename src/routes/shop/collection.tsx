import { tagsOf } from "../../catalog/rug-cards.server.ts";
import { ArrowRight } from "lucide";
import { Link, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { readableName } from "../../catalog/rules/readable-name.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { showCollection } from "../../catalog/show-collection.server.ts";
import { CollectionFilm } from "../../catalog/ui/collection-film.tsx";
import { CardGrid } from "../../catalog/ui/card-grid.tsx";
import { Heart } from "../../favourites/ui/heart.tsx";
import { metaOf, PROMISE, titles } from "../../marketing/rules/metadata.ts";
import { crumbsData } from "../../marketing/rules/structured-data.ts";
import { siteOf } from "../../marketing/site.server.ts";
import { showPesos } from "../../platform/money.ts";
import { cacheBy, ctxOf } from "../../platform/pages/page-tags.server.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { AppCtx } from "../../runtime.server.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/collection";
import "../../catalog/ui/catalogue.css";
import "./collection.css";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = ctxOf<AppCtx>(context);
  cacheBy(context, "rugs", "collections");
  const shown = await showCollection(ctx, { slug: params.slug }).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) throw redirect(addresses.catalog());
    throw error;
  });
  cacheBy(context, ...tagsOf(shown.cards));
  const { name, slug, description } = shown.collection;
  if (params.slug !== slug) throw redirect(addresses.collection(name), 301);
  const site = siteOf(ctx, request);
  return {
    ...shown,
    meta: metaOf({
      settings: ctx.settings(),
      site,
      path: addresses.collection(name),
      title: titles.collection(name),
      description,
      promise: PROMISE,
      data: [
        crumbsData(site, [{ name: "Inicio", path: "/" }, { name: "Catálogo", path: "/catalog" }, { name: readableName(name) }]),
      ],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function CollectionPage({ loaderData: { collection, total, picture, cards, next, film } }: Route.ComponentProps) {
  const name = readableName(collection.name);
  return (
    <>
      <section className="collection page">
        <div className="collection__text">
          <p className="label">Colección</p>
          <h1>{name}</h1>
          {collection.description
            .split(/\n+/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          <dl className="collection__sizes num">
            {collection.sizes.map(({ size, price }) => (
              <div key={size}>
                <dt>{showSize(size)}</dt>
                <dd>{showPesos(price)}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={addresses.catalogOf(collection.name)} prefetch="intent">
            Filtrar en el catálogo
          </ButtonLink>
        </div>
        <CollectionFilm name={name} picture={picture} film={film} />
      </section>
      <section className="sec page" aria-labelledby="alfombras">
        <div className="sec__head">
          <h2 className="h2" id="alfombras">
            {total === 1 ? "Una alfombra" : `Las ${total} alfombras`}
          </h2>
          <Link className="link link--go" to={addresses.collection(next.name)} prefetch="intent">
            Colección {readableName(next.name)} <Icon of={ArrowRight} size={18} />
          </Link>
        </div>
        <CardGrid cards={cards} beside={(card) => <Heart rug={card} onPicture />} />
      </section>
    </>
  );
}
