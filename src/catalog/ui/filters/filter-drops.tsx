import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { type Browse, browseAddress, SORTS, type Sort } from "../../rules/browse.ts";
import { chosenFilters } from "../../rules/chosen-filters.ts";
import { type FilterGroup, filterGroups, type GroupProps } from "./filter-groups.tsx";

const SORTING: FilterGroup = {
  name: "Ordenar",
  facets: [],
  Options: ({ browse, onDone }) =>
    (Object.keys(SORTS) as Sort[]).map((sort) => (
      <Link
        key={sort}
        className={`opt${sort === browse.sort ? " is-on" : ""}`}
        to={browseAddress(browse, { sort })}
        replace
        onClick={onDone}
        aria-current={sort === browse.sort ? "true" : undefined}
      >
        <span className="opt__box opt__box--one" />
        <span>{SORTS[sort]}</span>
      </Link>
    )),
};

/** What is chosen: the size and the collection by name, of several words how many. */
function saidOf({ name, facets }: FilterGroup, browse: Browse): string {
  if (facets.length === 0) return browse.sort ? `${name}: ${SORTS[browse.sort]}` : name;
  const chosen = chosenFilters(browse).filter(({ facet }) => facets.includes(facet));
  if (chosen.length === 0) return name;
  if (facets.includes("size")) return `${name}: ${browse.size}`;
  return `${name}: ${facets.includes("collection") ? chosen[0]!.label : chosen.length}`;
}

const fetchSheet = () => import("./filter-sheet.tsx");
const ALL = "Filtros";

/** Phones: one button for the sheet of all filters, then one for each. */
export function FilterDrops({ total, ...props }: GroupProps & { total?: number }) {
  const [open, setOpen] = useState<string>();
  const groups = filterGroups(props);
  const chosen = chosenFilters(props.browse).length;
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="drops">
        <button type="button" aria-haspopup="dialog" className={chosen ? "is-on" : undefined} onClick={() => setOpen(ALL)}>
          <Icon of={SlidersHorizontal} size={16} /> {chosen ? `${ALL}: ${chosen}` : ALL}
        </button>
        {[...groups, SORTING].map((group) => {
          const said = saidOf(group, props.browse);
          return (
            <button
              key={group.name}
              type="button"
              aria-haspopup="dialog"
              className={said === group.name ? undefined : "is-on"}
              onClick={() => setOpen(group.name)}
            >
              {said} <Icon of={ChevronDown} size={16} />
            </button>
          );
        })}
      </div>
      {/* Beside the row, not in it: on a turned phone the row is hidden, and a hidden dialog would hold the page. */}
      {open && (
        <LazyComponent
          load={fetchSheet}
          onFailed={close}
          given={{
            ...props,
            name: open,
            groups: open === ALL ? groups : [...groups, SORTING].filter(({ name }) => name === open),
            total,
            onClose: close,
          }}
        />
      )}
    </>
  );
}
