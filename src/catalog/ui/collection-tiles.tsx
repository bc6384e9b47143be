import { Link } from "react-router";
import { Picture } from "../../media/ui/picture.tsx";
import type { CataloguePage } from "../browse-catalogue.server.ts";
import { browseAddress } from "../rules/browse.ts";
import { readableName } from "../rules/collection-name.ts";
import "./collection-tiles.css";

/** Spec §2: thumbnails with an ALL tile; phones show the first ten. */
export const CollectionTiles = ({ browse, collections, whole }: Pick<CataloguePage, "browse" | "collections" | "whole">) => (
  <nav className="tiles" aria-label="Colecciones">
    <Link
      className="tile tile--all"
      to={browseAddress(browse, { collection: "" })}
      replace
      aria-current={browse.collection ? undefined : "true"}
    >
      <span className="tile__pic">ALL</span>
      <b>Todas</b>
      <small className="num">{whole}</small>
    </Link>
    {collections.map(({ name, count, picture }) => (
      <Link
        key={name}
        className="tile"
        to={browseAddress(browse, { collection: name })}
        replace
        aria-current={browse.collection === name ? "true" : undefined}
      >
        <span className="tile__pic">
          <Picture of={picture} alt="" sizes="90px" most={200} />
        </span>
        <b>{readableName(name)}</b>
        <small className="num">{count}</small>
      </Link>
    ))}
  </nav>
);
