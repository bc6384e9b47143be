import { ChevronDown, X } from "lucide";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../../addresses.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type Browse, browseAddress, SORTS, type Sort } from "../../rules/browse.ts";
import { chosenFilters } from "../../rules/chosen-filters.ts";
import { swatchName } from "../../rules/swatch.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { HiddenChoices } from "./hidden-choices.tsx";
import { clearedState, useCleared } from "./use-cleared.ts";
import "./chosen-bar.css";

/** How many there are, what is in force and how to undo it, and the order. */
export function ChosenBar({ browse, total }: { browse: Browse; total: number }) {
  const navigate = useNavigate();
  const chosen = chosenFilters(browse);
  const cleared = useCleared();
  const count = useRef<HTMLSpanElement>(null);
  // The link that was pressed goes away with its filter: whoever presses keys goes on from the new count.
  const moveOn = () => count.current?.focus({ preventScroll: true });
  return (
    <div className="bar">
      <span className="bar__n num" aria-live="polite" ref={count} tabIndex={-1}>
        <b>{total}</b> {total === 1 ? "alfombra" : "alfombras"}
      </span>
      {chosen.map((each) => (
        <ChoiceLink
          key={`${each.facet}-${each.value}`}
          className="chip num"
          to={browseAddress(browse, each.without)}
          rel="nofollow"
          onClick={moveOn}
          aria-label={`Quitar filtro ${each.label}`}
        >
          {each.facet === "colors" && <i className={`sw sw--${swatchName(each.value)}`} />}
          {each.label} <Icon of={X} size={16} />
        </ChoiceLink>
      ))}
      {chosen.length > 0 && (
        <ChoiceLink className="link" to={addresses.catalog()} state={clearedState(browseAddress(browse))} onClick={moveOn}>
          Limpiar todo
        </ChoiceLink>
      )}
      {chosen.length === 0 && cleared && (
        <span className="bar__cleared">
          Quitamos los filtros.{" "}
          <ChoiceLink className="link" to={cleared} onClick={moveOn}>
            Deshacer
          </ChoiceLink>
        </span>
      )}
      <form className="sort" action={addresses.catalog()}>
        <HiddenChoices browse={browse} but={["sort"]} />
        <label htmlFor="orden">Ordenar</label>
        <span className="sort__box">
          <select
            id="orden"
            name="sort"
            key={browse.sort}
            defaultValue={browse.sort}
            onChange={(event) =>
              void navigate(browseAddress(browse, { sort: event.target.value as Sort }), { replace: true, flushSync: true })
            }
          >
            {Object.entries(SORTS).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={16} />
        </span>
        <noscript>
          <button type="submit" className="link">
            Aplicar
          </button>
        </noscript>
      </form>
    </div>
  );
}
