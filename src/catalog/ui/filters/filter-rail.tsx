import type { Facets } from "../../facets.server.ts";
import type { Browse } from "../../rules/browse.ts";
import { ColorOptions, SizeOptions, TagOptions } from "./filter-options.tsx";
import "./filters.css";

export const FilterRail = (props: { browse: Browse; facets: Facets }) => (
  <aside className="filters" id="filtros" aria-label="Filtros">
    <section aria-labelledby="filtro-tamano">
      <h2 className="label" id="filtro-tamano">
        Tamaño
      </h2>
      <SizeOptions {...props} />
    </section>
    <section aria-labelledby="filtro-color">
      <h2 className="label" id="filtro-color">
        Color
      </h2>
      <ColorOptions {...props} />
    </section>
    <section aria-labelledby="filtro-estilo">
      <h2 className="label" id="filtro-estilo">
        Estilo
      </h2>
      <TagOptions {...props} />
    </section>
  </aside>
);
