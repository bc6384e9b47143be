import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
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

const sayTotal = (total?: number): string =>
  total === undefined ? "Ver alfombras" : `Ver ${total} ${total === 1 ? "alfombra" : "alfombras"}`;

/** Phones: a row of dropdowns, each a bottom sheet that says how many rugs it leaves; unknown while the choice is on its way. */
export function FilterDrops({ total, ...props }: GroupProps & { total?: number }) {
  const [open, setOpen] = useState<FilterGroup>();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="drops">
        {[...filterGroups(props), SORTING].map((group) => {
          const said = saidOf(group, props.browse);
          return (
            <button
              key={group.name}
              type="button"
              aria-haspopup="dialog"
              className={said === group.name ? undefined : "is-on"}
              onClick={() => setOpen(group)}
            >
              {said} <Icon of={ChevronDown} size={16} />
            </button>
          );
        })}
      </div>
      {/* Beside the row, not in it: on a turned phone the row is hidden, and a hidden dialog would hold the page. */}
      {open && (
        <Dialog onClose={close} labelledBy="hoja" className="sheet">
          <h2 id="hoja">{open.name}</h2>
          <open.Options {...props} all onDone={close} />
          <Button onClick={close}>{sayTotal(total)}</Button>
        </Dialog>
      )}
    </>
  );
}
