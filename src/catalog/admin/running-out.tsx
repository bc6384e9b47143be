import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { editAddress, thumbnailOf } from "./carpet-columns.tsx";
import { useCarpets } from "./use-carpets.ts";
import { words } from "./words.ts";
import "./running-out.css";

/** Rugs with two or fewer left in a size, the scarcest first. */
export function RunningOut() {
  const said = words().runningOut;
  const { data } = useCarpets({ view: "running-out", sort: "scarce", page: 1, limit: 5 });
  if (!data) return null;
  return (
    <section>
      <div className="admin-section-heading">
        <h2>{said.title}</h2>
        <span className="admin-muted admin-small">{said.hint}</span>
        <Link className="admin-link admin-push-end" to={`${addresses.admin("carpets")}?view=running-out`}>
          {said.all(data.total)}
        </Link>
      </div>
      {data.total === 0 && <p className="admin-muted">{said.none}</p>}
      <div className="running-out">
        {data.rows.map((rug) => (
          <Link className="running-out__rug" key={rug.id} to={editAddress(rug)}>
            <div className="running-out__image">{thumbnailOf(rug) && <img src={thumbnailOf(rug)} alt="" loading="lazy" />}</div>
            <b>{rug.name}</b>
            <ul>
              {rug.inventory
                .filter(({ inventory }) => inventory <= 2)
                .sort((a, b) => a.inventory - b.inventory)
                .slice(0, 3)
                .map(({ size, inventory }) => (
                  <li key={size} className={inventory === 0 ? "is-bad" : undefined}>
                    <span>{size}</span>
                    <span>{said.left(inventory)}</span>
                  </li>
                ))}
            </ul>
          </Link>
        ))}
      </div>
    </section>
  );
}
