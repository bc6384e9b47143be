import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import type { CataloguePage } from "../../browse-catalogue.server.ts";
import type { Facets } from "../../facets.server.ts";
import { type Browse, browseAddress, SORTS, type Sort } from "../../rules/browse.ts";
import { readableName } from "../../rules/collection-name.ts";
import { CollectionOptions, ColorOptions, SizeOptions, TagOptions } from "./filter-options.tsx";

type Which = "collection" | "size" | "colors" | "tags" | "sort";
const NAMES: Record<Which, string> = {
  collection: "Colección",
  size: "Tamaño",
  colors: "Color",
  tags: "Estilo",
  sort: "Ordenar",
};

const CHOSEN: Record<Which, (browse: Browse) => string | number> = {
  collection: ({ collection }) => readableName(collection),
  size: ({ size }) => size,
  colors: ({ colors }) => colors.length,
  tags: ({ tags }) => tags.length,
  sort: ({ sort }) => sort && SORTS[sort],
};

const saidOf = (which: Which, browse: Browse): string => {
  const chosen = CHOSEN[which](browse);
  return chosen ? `${NAMES[which]}: ${chosen}` : NAMES[which];
};

const sayTotal = (total?: number): string =>
  total === undefined ? "Ver alfombras" : `Ver ${total} ${total === 1 ? "alfombra" : "alfombras"}`;

type Props = {
  browse: Browse;
  facets: Facets;
  collections: CataloguePage["collections"];
  /** Unknown while the choice is on its way. */
  total?: number;
};

/** Phones: a row of dropdowns, each a bottom sheet that says how many rugs it leaves. */
export function FilterDrops({ browse, facets, collections, total }: Props) {
  const [open, setOpen] = useState<Which>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="drops">
        {(Object.keys(NAMES) as Which[]).map((which) => {
          const said = saidOf(which, browse);
          return (
            <button
              key={which}
              type="button"
              aria-haspopup="dialog"
              className={said === NAMES[which] ? undefined : "is-on"}
              onClick={() => setOpen(which)}
            >
              {said} <Icon of={ChevronDown} size={16} />
            </button>
          );
        })}
      </div>
      {/* Beside the row, not in it: on a turned phone the row is hidden, and a hidden dialog would hold the page. */}
      {open && (
        <Dialog onClose={close} labelledBy="hoja" className="sheet">
          <h2 id="hoja">{NAMES[open]}</h2>
          {open === "collection" && <CollectionOptions browse={browse} collections={collections} />}
          {open === "size" && <SizeOptions browse={browse} facets={facets} />}
          {open === "colors" && <ColorOptions browse={browse} facets={facets} />}
          {open === "tags" && <TagOptions browse={browse} facets={facets} all />}
          {open === "sort" &&
            (Object.keys(SORTS) as Sort[]).map((sort) => (
              <Link
                key={sort}
                className={`opt${sort === browse.sort ? " is-on" : ""}`}
                to={browseAddress(browse, { sort })}
                replace
                onClick={close}
              >
                <span className="opt__box opt__box--one" />
                <span>{SORTS[sort]}</span>
              </Link>
            ))}
          <Button onClick={close}>{sayTotal(total)}</Button>
        </Dialog>
      )}
    </>
  );
}
