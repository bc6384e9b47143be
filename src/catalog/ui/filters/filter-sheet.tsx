import { useId } from "react";
import { addresses } from "../../../addresses.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { type Browse, browseAddress, type Sort, SORTS } from "../../rules/browse.ts";
import { chosenFilters } from "../../rules/chosen-filters.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { filterGroups, type GroupProps } from "./filter-groups.tsx";
import { clearedState } from "./use-cleared.ts";

type Props = GroupProps & {
  /** Of one filter, of the order, or of no filter alone: then all of them. */
  name: string;
  total?: number;
  onClose: () => void;
};

const sayTotal = (total?: number): string => {
  if (total === undefined) return "Ver alfombras";
  return total === 0 ? "Ninguna con estos filtros" : `Ver ${total} ${total === 1 ? "alfombra" : "alfombras"}`;
};

/** Each choice counts anew before the sheet closes; the total is unknown while it is on its way. */
export default function FilterSheet({ name, total, onClose, ...props }: Props) {
  const id = useId();
  const { browse } = props;
  const groups = filterGroups(props);
  const one = groups.find((group) => group.name === name);
  return (
    <Dialog onClose={onClose} labelledBy={id} className="sheet">
      <h2 id={id}>{name}</h2>
      {name === "Ordenar" ? (
        <SortOptions browse={browse} onDone={onClose} />
      ) : one ? (
        <one.Options {...props} all />
      ) : (
        <>
          {chosenFilters(browse).length > 0 && (
            <ChoiceLink className="link sheet__clear" to={addresses.catalog()} state={clearedState(browseAddress(browse))}>
              Limpiar
            </ChoiceLink>
          )}
          {groups.map(({ name: group, facets, Options }) => (
            <section key={group} aria-labelledby={`${id}${facets[0]}`}>
              <h3 className="label" id={`${id}${facets[0]}`}>
                {group}
              </h3>
              <Options {...props} all />
            </section>
          ))}
        </>
      )}
      <div className="sheet__foot" aria-live="polite">
        <Button onClick={onClose} disabled={total === 0}>
          {sayTotal(total)}
        </Button>
      </div>
    </Dialog>
  );
}

const SortOptions = ({ browse, onDone }: { browse: Browse; onDone: () => void }) =>
  (Object.keys(SORTS) as Sort[]).map((sort) => (
    <ChoiceLink
      key={sort}
      className={`opt${sort === browse.sort ? " is-on" : ""}`}
      to={browseAddress(browse, { sort })}
      onClick={onDone}
      aria-current={sort === browse.sort ? "true" : undefined}
    >
      <span className="opt__box opt__box--one" />
      <span>{SORTS[sort]}</span>
    </ChoiceLink>
  ));
