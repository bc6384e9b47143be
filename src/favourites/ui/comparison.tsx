import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import type { ListedRug } from "../../catalog/list-by-ids.server.ts";
import { priceFrom } from "../../catalog/rules/card.ts";
import { showColor, showWord } from "../../catalog/rules/fixed-lists.ts";
import { readableName } from "../../catalog/rules/readable-name.ts";
import { showSize } from "../../catalog/rules/size.ts";
import { showPesos } from "../../platform/money.ts";
import "./comparison.css";

const leftOf = ({ sizes }: ListedRug): ListedRug["sizes"] => sizes.filter(({ inventory }) => inventory > 0);

const ROWS: [name: string, cell: (rug: ListedRug) => string][] = [
  ["Precio desde", (rug) => (rug.sizes.length > 0 ? showPesos(priceFrom({ ...rug, price: 0 })) : "Por confirmar")],
  [
    "Medidas disponibles",
    (rug) =>
      leftOf(rug)
        .map(({ size }) => showSize(size))
        .join("\n") || "Agotada",
  ],
  ["Colección", ({ catalog }) => readableName(catalog)],
  ["Material", ({ material }) => material || "—"],
  ["Forma", ({ shape }) => showWord(shape)],
  ["Colores", ({ colors }) => colors.map(showColor).join(", ") || "—"],
];

/** Two or three rugs, fact by fact. */
export const Comparison = ({ rugs }: { rugs: readonly ListedRug[] }) => (
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
              <Link to={addresses.product(rug)}>{rug.name}</Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, cell]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {rugs.map((rug) => (
              <td key={rug.id} className="num">
                {cell(rug)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
