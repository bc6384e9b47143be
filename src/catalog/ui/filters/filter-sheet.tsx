import { useId } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { addresses } from "../../../addresses.ts";
import { browseAddress } from "../../rules/browse.ts";
import { chosenFilters } from "../../rules/chosen-filters.ts";
import type { FilterGroup, GroupProps } from "./filter-groups.tsx";
import { clearedState } from "./use-cleared.ts";

type Props = GroupProps & { name: string; groups: FilterGroup[]; total?: number; onClose: () => void };

const sayTotal = (total?: number): string => {
  if (total === undefined) return "Ver alfombras";
  return total === 0 ? "Ninguna con estos filtros" : `Ver ${total} ${total === 1 ? "alfombra" : "alfombras"}`;
};

/** One filter or all of them. Each choice counts anew before the sheet closes; the total is unknown while it is on its way. */
export default function FilterSheet({ name, groups, total, onClose, ...props }: Props) {
  const id = useId();
  const { browse } = props;
  return (
    <Dialog onClose={onClose} labelledBy={id} className="sheet">
      <h2 id={id}>{name}</h2>
      {groups.length > 1 && chosenFilters(browse).length > 0 && (
        <Link className="link sheet__clear" to={addresses.catalog()} state={clearedState(browseAddress(browse))} replace>
          Limpiar
        </Link>
      )}
      {groups.map(({ name: group, facets, Options }) =>
        groups.length > 1 ? (
          <section key={group} aria-labelledby={`${id}${facets[0]}`}>
            <h3 className="label" id={`${id}${facets[0]}`}>
              {group}
            </h3>
            <Options {...props} all />
          </section>
        ) : (
          <Options key={group} {...props} all onDone={onClose} />
        ),
      )}
      <div className="sheet__foot" aria-live="polite">
        <Button onClick={onClose} disabled={total === 0}>
          {sayTotal(total)}
        </Button>
      </div>
    </Dialog>
  );
}
