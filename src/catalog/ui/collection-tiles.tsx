import { useEffect, useRef } from "react";
import { Picture } from "../../media/ui/picture.tsx";
import type { CataloguePage } from "../browse-catalogue.server.ts";
import { browseAddress } from "../rules/browse.ts";
import { readableName } from "../rules/readable-name.ts";
import { ChoiceLink } from "./filters/choice-link.tsx";
import "./collection-tiles.css";

type Props = Pick<CataloguePage, "browse" | "collections" | "whole">;

/** Spec §2: thumbnails with an ALL tile; phones show the first ten. */
export function CollectionTiles({ browse, collections, whole }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the row is wider than the screen, the chosen one comes into view.
    const tiles = row.current;
    const chosen = browse.collection && tiles?.querySelector<HTMLElement>("[aria-current]");
    if (tiles && chosen) tiles.scrollLeft = chosen.offsetLeft - tiles.offsetLeft - (tiles.clientWidth - chosen.offsetWidth) / 2;
  }, [browse.collection]);
  return (
    <nav className="tiles" aria-label="Colecciones" ref={row}>
      <ChoiceLink
        className="tile tile--all"
        to={browseAddress(browse, { collection: "" })}
        aria-current={browse.collection ? undefined : "true"}
      >
        <span className="tile__pic">ALL</span>
        <b>Todas</b>
        <small className="num">{whole}</small>
      </ChoiceLink>
      {collections.map(({ name, count, picture }) => (
        <ChoiceLink
          key={name}
          className="tile"
          to={browseAddress(browse, { collection: name })}
          aria-current={browse.collection === name ? "true" : undefined}
        >
          <span className="tile__pic">
            <Picture of={picture} alt="" sizes="90px" most={200} />
          </span>
          <b>{readableName(name)}</b>
          <small className="num">{count}</small>
        </ChoiceLink>
      ))}
    </nav>
  );
}
