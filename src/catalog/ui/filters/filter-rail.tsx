import { filterGroups, type GroupProps } from "./filter-groups.tsx";
import "./filters.css";

/** Collections have their row of tiles above. */
export const FilterRail = (props: GroupProps) => (
  <aside className="filters" id="filtros" aria-label="Filtros">
    {filterGroups(props)
      .filter(({ facets }) => !facets.includes("collection"))
      .map(({ name, facets, Options }) => (
        <section key={name} aria-labelledby={`filtro-${facets[0]}`}>
          <h2 className="label" id={`filtro-${facets[0]}`}>
            {name}
          </h2>
          <Options {...props} />
        </section>
      ))}
  </aside>
);
