import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { whatsappAddress } from "../../ui/brand/whatsapp-address.ts";
import { useShop } from "../../ui/use-shop.ts";
import type { CataloguePage } from "../browse-catalogue.server.ts";
import { browseAddress } from "../rules/browse.ts";
import { chosenFilters } from "../rules/chosen-filters.ts";
import { CardGrid } from "./card-grid.tsx";
import { clearedState } from "./filters/use-cleared.ts";
import { RolledRug } from "./rolled-rug.tsx";
import "./catalogue-empty.css";

const spanishList = new Intl.ListFormat("es");

/** Nothing found: says what to drop, and shows what is near. */
export function CatalogueEmpty({ browse, wayOut, near = [] }: Pick<CataloguePage, "browse" | "wayOut" | "near">) {
  const { whatsapp } = useShop().contact;
  const chosen = chosenFilters(browse);
  const isBare = chosen.length === 0;
  const drop = wayOut && spanishList.format(wayOut.labels);
  return (
    <>
      <div className="empty">
        <RolledRug className="empty__art" />
        <div>
          <h2>No se encontraron alfombras</h2>
          <p>
            {wayOut ? (
              <>
                {chosen.length > 1
                  ? "Ninguna alfombra cumple todos los filtros a la vez. "
                  : "Ninguna alfombra cumple este filtro. "}
                Si quitas <em>{drop}</em>, hay {wayOut.count}.
              </>
            ) : isBare ? (
              "Estamos preparando la colección. Vuelve pronto."
            ) : (
              "Prueba con otra palabra o con menos filtros."
            )}
          </p>
          <div className="empty__acts">
            {wayOut && (
              <ButtonLink small to={wayOut.to} replace>
                Quitar {drop}
              </ButtonLink>
            )}
            {!isBare && (
              <Link className="link" to={addresses.catalog()} state={clearedState(browseAddress(browse))} replace>
                Limpiar todo
              </Link>
            )}
            {whatsapp && (
              <a className="link" href={whatsappAddress(whatsapp, "Hola, busco una alfombra y no la encuentro en el catálogo.")}>
                Pregúntanos por WhatsApp
              </a>
            )}
          </div>
        </div>
      </div>
      {near.length > 0 && (
        <div className="near">
          <h3>Parecidas a lo que buscas</h3>
          <CardGrid cards={near} />
        </div>
      )}
    </>
  );
}
