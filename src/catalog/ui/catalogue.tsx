import { CardSkeleton } from "../../ui/skeleton.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { CataloguePage } from "../browse-catalogue.server.ts";
import { browseAddress, PAGE_SIZES } from "../rules/browse.ts";
import { readableName } from "../rules/collection-name.ts";
import { inWords } from "../rules/number-words.ts";
import { CatalogueEmpty } from "./catalogue-empty.tsx";
import { CollectionTiles } from "./collection-tiles.tsx";
import { ChosenBar } from "./filters/chosen-bar.tsx";
import { FilterDrops } from "./filters/filter-drops.tsx";
import { FilterRail } from "./filters/filter-rail.tsx";
import { RugCard } from "./rug-card.tsx";
import { SearchBox } from "./search-box.tsx";
import { usePending } from "./use-pending.ts";
import "./catalogue.css";

const SKELETONS = 12;

export function Catalogue({ page }: { page: CataloguePage }) {
  const { browse, total, whole, collections, facets } = page;
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
          <p className="num">
            {whole} alfombras en {inWords(collections.length)} colecciones. Envío e IVA incluidos.
          </p>
        </div>
        <SearchBox key={browse.search} browse={browse} />
      </div>
      <CollectionTiles browse={browse} collections={collections} whole={whole} />
      <FilterDrops browse={browse} facets={facets} total={total} />
      <div className="cat">
        <FilterRail browse={browse} facets={facets} />
        <section aria-label="Resultados" id="resultados">
          <ChosenBar browse={browse} total={total} />
          <Results page={page} />
        </section>
      </div>
      <noscript>
        <style>{".filters{display:block!important;position:static;max-height:none}"}</style>
      </noscript>
    </div>
  );
}

function Results({ page: { browse, total, cards, wayOut, near } }: { page: CataloguePage }) {
  const pending = usePending();
  if (pending === "slow")
    return (
      <div className="grid" aria-busy="true">
        {Array.from({ length: SKELETONS }, (_, place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    );
  if (cards.length === 0) return <CatalogueEmpty browse={browse} wayOut={wayOut} near={near} />;
  return (
    <>
      <div className={pending === "stale" ? "grid is-stale" : "grid"}>
        {cards.map((card, place) => (
          <RugCard key={card.id} card={card} priority={place < 2} />
        ))}
      </div>
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
