import { ChevronDown, SlidersHorizontal } from "lucide";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { LazyComponent } from "../../../ui/lazy-component.tsx";
import { type Browse, SORTS } from "../../rules/browse.ts";
import { chosenFilters } from "../../rules/chosen-filters.ts";
import { type FilterGroup, filterGroups, type GroupProps } from "./filter-groups.tsx";

/** What is chosen: the size and the collection by name, of several words how many. */
function saidOf({ name, facets }: FilterGroup, browse: Browse): string {
  const chosen = chosenFilters(browse).filter(({ facet }) => facets.includes(facet));
  if (chosen.length === 0) return name;
  if (facets.includes("size")) return `${name}: ${browse.size}`;
  return `${name}: ${facets.includes("collection") ? chosen[0]!.label : chosen.length}`;
}

const fetchSheet = () => import("./filter-sheet.tsx");

/** Phones: one button for the sheet of all filters, then one for each, and the order. */
export function FilterDrops({ total, ...props }: GroupProps & { total?: number }) {
  const [open, setOpen] = useState<string>();
  const { browse } = props;
  const chosen = chosenFilters(browse).length;
  const close = () => setOpen(undefined);
  const drops: [name: string, said: string][] = [
    ["Filtros", chosen ? `Filtros: ${chosen}` : "Filtros"],
    ...filterGroups(props).map((group): [string, string] => [group.name, saidOf(group, browse)]),
    ["Ordenar", browse.sort ? `Ordenar: ${SORTS[browse.sort]}` : "Ordenar"],
  ];
  return (
    <>
      <div className="drops">
        {drops.map(([name, said]) => (
          <button
            key={name}
            type="button"
            aria-haspopup="dialog"
            className={said === name ? undefined : "is-on"}
            onClick={() => setOpen(name)}
          >
            {name === "Filtros" && <Icon of={SlidersHorizontal} size={16} />}
            {said} {name !== "Filtros" && <Icon of={ChevronDown} size={16} />}
          </button>
        ))}
      </div>
      {/* Beside the row, not in it: on a turned phone the row is hidden, and a hidden dialog would hold the page. */}
      {open && <LazyComponent load={fetchSheet} onFailed={close} given={{ ...props, name: open, total, onClose: close }} />}
    </>
  );
}
