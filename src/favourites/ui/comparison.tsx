import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import type { ListedRug } from "../../catalog/list-by-ids.server.ts";
import { NO_PRICE, priceFrom } from "../../catalog/rules/card.ts";
import { showColor, showWord } from "../../catalog/rules/show-word.ts";
import { readableName } from "../../catalog/rules/readable-name.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { pictureAddress } from "../../media/rules/picture-address.ts";
import { Picture } from "../../media/ui/picture.tsx";
import { showPesos } from "../../platform/money.ts";
import "./comparison.css";

const fromOf = (rug: ListedRug): number => priceFrom({ ...rug, price: 0 });
const leftOf = ({ sizes }: ListedRug): ListedRug["sizes"] => sizes.filter(({ inventory }) => inventory > 0);

/** A row that no rug has a word for is left out. */
const ROWS: [name: string, cell: (rug: ListedRug) => string][] = [
  ["Precio desde", (rug) => (fromOf(rug) > 0 ? showPesos(fromOf(rug)) : NO_PRICE)],
  [
    "Medidas disponibles",
    (rug) =>
      leftOf(rug)
        // The centimetres stay together where a column is too narrow for both.
        .map(({ size }) => showSize(size).replace(/\d+ × \d+ cm$/, (cm) => cm.replaceAll(" ", "\u00a0")))
        .join("\n") || "Agotada",
  ],
  ["Colección", ({ catalog }) => readableName(catalog)],
  ["Material", ({ material }) => material],
  ["Forma", ({ shape }) => showWord(shape)],
  ["Colores", ({ colors }) => colors.map(showColor).join(", ")],
];

/** The lowest price has a gold rule, unless all cost the same. */
function cheapest(rugs: readonly ListedRug[]): number | undefined {
  const prices = rugs.map(fromOf).filter((price) => price > 0);
  const lowest = Math.min(...prices);
  return prices.some((price) => price > lowest) ? lowest : undefined;
}

/** A room kept on this device, and a rug's picture in it. */
export type OwnRoom = { ratio: number; picture: (rug: ListedRug) => ReactNode };

/** Two or three rugs, fact by fact. With a room of one's own all lie in that one; else each in the shop's picture of it. */
export function Comparison({ rugs, ownRoom }: { rugs: readonly ListedRug[]; ownRoom?: OwnRoom }) {
  const best = cheapest(rugs);
  return (
    <section className="compare" aria-label="Comparación">
      <h2>Lado a lado</h2>
      <table>
        <thead>
          <tr>
            <td>
              <span className="vh">Dato</span>
            </td>
            {rugs.map((rug) => (
              <th key={rug.id} scope="col">
                <span className="compare__picture">
                  <Picture of={rug.card.picture} alt="" sizes="(max-width: 767px) 30vw, 300px" most={720} />
                </span>
                <Link to={addresses.product(rug)}>{rug.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.filter(([, cell]) => rugs.some(cell)).map(([name, cell], row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rugs.map((rug) => (
                <td key={rug.id} className={row === 0 && fromOf(rug) === best ? "num is-best" : "num"}>
                  {cell(rug) || "—"}
                </td>
              ))}
            </tr>
          ))}
          {ownRoom ? (
            <tr className="compare__own-rooms" style={{ "--room-ratio": ownRoom.ratio } as CSSProperties}>
              <th scope="row">En tu sala</th>
              {rugs.map((rug) => (
                <td key={rug.id}>
                  <span className="compare__own-room">{ownRoom.picture(rug)}</span>
                  <span className="compare__name">{rug.name}</span>
                </td>
              ))}
            </tr>
          ) : (
            rugs.some(({ card }) => card.room) && <ShopRooms rugs={rugs} />
          )}
        </tbody>
      </table>
    </section>
  );
}

function ShopRooms({ rugs }: { rugs: readonly ListedRug[] }) {
  return (
    <tr>
      <th scope="row">
        En una sala
        <span className="compare__hint">Sube una foto de tu sala en la página de una alfombra y las verás todas ahí.</span>
      </th>
      {rugs.map(({ id, name, card: { room } }) => (
        <td key={id}>
          {room ? (
            <img className="compare__room" src={pictureAddress(room, 720, "webp")} alt={`${name} en una sala`} loading="lazy" />
          ) : (
            "—"
          )}
        </td>
      ))}
    </tr>
  );
}
