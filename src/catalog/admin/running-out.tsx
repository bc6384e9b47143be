import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { editAddress, thumbnailOf } from "./carpet-columns.tsx";
import { useCarpets } from "./use-carpets.ts";

/** Rugs with two or fewer left in a size, the scarcest first. */
export function RunningOut() {
  const { data } = useCarpets({ view: "running-out", sort: "scarce", page: 1, limit: 5 });
  if (!data) return null;
  return (
    <section>
      <div className="dh">
        <h2>Running out</h2>
        <span className="mut xs">Two or fewer left, scarcest first</span>
        <Link className="lnk end" to={`${addresses.admin("carpets")}?view=running-out`}>
          All {data.total}
        </Link>
      </div>
      {data.total === 0 && <p className="mut">Every size of every rug has more than two.</p>}
      <div className="runs">
        {data.rows.map((rug) => (
          <Link className="run" key={rug.id} to={editAddress(rug)}>
            <div className="im">{thumbnailOf(rug) && <img src={thumbnailOf(rug)} alt="" loading="lazy" />}</div>
            <b>{rug.name}</b>
            <ul>
              {rug.inventory
                .filter(({ inventory }) => inventory <= 2)
                .sort((a, b) => a.inventory - b.inventory)
                .slice(0, 3)
                .map(({ size, inventory }) => (
                  <li key={size} className={inventory === 0 ? "bad" : undefined}>
                    <span>{size}</span>
                    <span>{inventory === 0 ? "sold out" : `${inventory} left`}</span>
                  </li>
                ))}
            </ul>
          </Link>
        ))}
      </div>
    </section>
  );
}
