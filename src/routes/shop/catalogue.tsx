import { type CSSProperties, useEffect } from "react";
import { tagsOf } from "../../catalog/rug-cards.server.ts";
import { browseCatalogue } from "../../catalog/browse-catalogue.server.ts";
import { readableName } from "../../catalog/rules/readable-name.ts";
import { type Browse, canonicalAddress, isPlain, readBrowse, searchedAlone } from "../../catalog/rules/browse.ts";
import { Catalogue } from "../../catalog/ui/catalogue.tsx";
import { Heart } from "../../favourites/ui/heart.tsx";
import { metaOf, titles } from "../../marketing/rules/metadata.ts";
import { crumbsData } from "../../marketing/rules/structured-data.ts";
import { siteOf } from "../../marketing/site.server.ts";
import { cacheBy, ctxOf } from "../../platform/pages/page-tags.server.ts";
import { tell } from "../../platform/shop-events.ts";
import { useMyRooms } from "../../room-preview/my-rooms-store.ts";
import type { AppCtx } from "../../runtime.server.ts";
import { LazyComponent } from "../../ui/lazy-component.tsx";
import { PageFailed } from "../../ui/page-failed.tsx";
import type { Route } from "./+types/catalogue";
import type { Settings } from "../../settings/shape.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = ctxOf<AppCtx>(context);
  const page = await browseCatalogue(ctx, readBrowse(new URL(request.url).searchParams, params.slug));
  cacheBy(context, "rugs", "collections", ...tagsOf([...page.cards, ...(page.near ?? [])]));
  const meta = metaFor(ctx.settings(), siteOf(ctx, request), page.browse, page.total);
  // A word that filters left nothing of is no word that finds nothing.
  return { ...page, searched: searchedAlone(page.browse), meta };
}

/** Spec §9. */
function metaFor(settings: Settings, site: string, browse: Browse, total: number) {
  const { search, collection } = browse;
  const name = collection && readableName(collection);
  const crumbs = [{ name: "Inicio", path: "/" }, { name: "Catálogo", path: "/catalog" }, ...(name ? [{ name }] : [])];
  return metaOf({
    settings,
    site,
    path: canonicalAddress(browse),
    title: search ? titles.search(search) : collection ? titles.collection(collection) : undefined,
    isHidden: !isPlain(browse) || total === 0,
    data: [crumbsData(site, crumbs)],
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

// Only who keeps a room on this device fetches what shows it.
const fetchBar = () => import("../../room-preview/ui/my-room/my-room-bar.tsx");
const fetchPicture = () => import("../../room-preview/ui/my-room/card-in-my-room.tsx");

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  const { total, searched } = loaderData;
  useEffect(() => {
    if (searched) tell({ kind: "search", word: searched.slice(0, 200), found: total });
  }, [searched, total]);
  const { rooms, shown, hasExpired } = useMyRooms();
  return (
    <div
      className={shown ? `my-room${shown.ratio > 1 ? " my-room--wide" : ""}` : undefined}
      style={shown ? ({ "--room-ratio": shown.ratio } as CSSProperties) : undefined}
    >
      <Catalogue
        page={loaderData}
        tools={(rooms.length > 0 || hasExpired) && <LazyComponent load={fetchBar} given={{}} />}
        beside={(card) => (
          <>
            {shown && (
              <LazyComponent
                key={`${shown.id} ${card.offer?.size}`}
                load={fetchPicture}
                given={{ room: shown.id, rug: card, size: card.offer?.size }}
              />
            )}
            <Heart rug={card} onPicture />
          </>
        )}
      />
    </div>
  );
}

export const ErrorBoundary = () => <PageFailed title="No pudimos cargar el catálogo" />;
