import { type ReactNode, useState } from "react";
import { CardSkeleton } from "../../ui/card-skeleton.tsx";
import { HydrationBoundary } from "../../ui/hydration-boundary.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { CataloguePage } from "../browse-catalogue.server.ts";
import type { RugCard } from "../rug-cards.server.ts";
import { browseAddress, PAGE_SIZES } from "../rules/browse.ts";
import { readableName } from "../rules/readable-name.ts";
import { shopWords } from "../rules/shop-words.ts";
import { CardGrid } from "./card-grid.tsx";
import { CatalogueEmpty } from "./catalogue-empty.tsx";
import { CollectionTiles } from "./collection-tiles.tsx";
import { ChosenBar } from "./filters/chosen-bar.tsx";
import { FilterDrops } from "./filters/filter-drops.tsx";
import { FilterRail } from "./filters/filter-rail.tsx";
import { SearchBox } from "./search-box.tsx";
import { useAsked } from "./use-asked.ts";
import { usePending } from "./use-pending.ts";
import "./catalogue.css";
import "./grid-view.css";

const SKELETONS = 12;
/** Of a phone. */
const FIRST_ROW = 2;

type Props = { page: CataloguePage; /** What stands on the corner of each card. */ beside?: (card: RugCard) => ReactNode };

/** `tools` are above the cards. */
export function Catalogue({ page, beside, tools }: Props & { tools?: ReactNode }) {
  const { browse, total, whole, collections, facets } = page;
  const { asked, isWaiting } = useAsked(browse);
  const title = browse.search
    ? `Búsqueda: ${browse.search}`
    : browse.collection
      ? `Colección ${readableName(browse.collection)}`
      : "Catálogo";
  return (
    <div className="page">
      <div className="cat__top">
        <div>
          <h1>{title}</h1>
          <p className="num">{shopWords(whole, collections.length)}. Envío e IVA incluidos.</p>
        </div>
        <SearchBox browse={asked} fieldId="buscar" />
      </div>
      <HydrationBoundary>
        <CollectionTiles browse={asked} collections={collections} whole={whole} />
      </HydrationBoundary>
      <HydrationBoundary>
        <FilterDrops browse={asked} facets={facets} collections={collections} total={isWaiting ? undefined : total} />
      </HydrationBoundary>
      <div className="cat">
        <HydrationBoundary>
          <FilterRail browse={asked} facets={facets} collections={collections} />
        </HydrationBoundary>
        <section aria-label="Resultados" id="resultados">
          <ChosenBar browse={asked} total={total} />
          {tools}
          <Results page={page} beside={beside} />
        </section>
      </div>
      <noscript>
        <style>{".filters{display:block!important}.drops,.spread{display:none!important}.tile{display:block!important}"}</style>
      </noscript>
    </div>
  );
}

function Results({ page: { browse, total, cards, wayOut, near }, beside }: Props) {
  const pending = usePending();
  const [inRoom, setInRoom] = useState(false);
  if (pending === "slow")
    return (
      <div className="grid" aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    );
  if (total === 0) return <CatalogueEmpty browse={browse} wayOut={wayOut} near={near} />;
  return (
    <>
      {/* Phones only: nothing hovers there. */}
      <button type="button" className="grid-view" aria-pressed={inRoom} onClick={() => setInRoom(!inRoom)}>
        Ver en sala
      </button>
      <CardGrid cards={cards} first={FIRST_ROW} isStale={pending === "stale"} inRoom={inRoom} beside={beside} />
      <Pagination
        page={browse.page}
        total={total}
        perPage={browse.limit}
        sizes={PAGE_SIZES}
        pageTo={(page) => browseAddress(browse, { page })}
        perPageTo={(limit) => browseAddress(browse, { limit })}
      />
    </>
  );
}
