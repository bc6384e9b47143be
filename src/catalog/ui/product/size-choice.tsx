import { showPesos } from "../../../platform/money.ts";
import type { RugSize } from "../../contract.ts";
import { centimetresOf } from "../../rules/size.ts";
import "./size-choice.css";

const stockOf = (inventory: number, lowStock: number): string =>
  inventory === 0 ? "Agotada" : inventory <= lowStock ? (inventory === 1 ? "Queda 1" : `Quedan ${inventory}`) : "Disponible";

type Props = { sizes: RugSize[]; lowStock: number; chosen?: string; onChoose: (size: string) => void };

export const SizeChoice = ({ sizes, lowStock, chosen, onChoose }: Props) => (
  <fieldset className="sizes">
    <legend className="label">Tamaño</legend>
    <div className="sizes__grid">
      {sizes.map(({ size, price, inventory }) => {
        const cm = centimetresOf(size);
        return (
          <label key={size} className={inventory === 0 ? "size size--out" : "size"}>
            <input
              type="radio"
              name="size"
              value={size}
              checked={size === chosen}
              disabled={inventory === 0}
              onChange={() => onChoose(size)}
            />
            <b>{size}</b>
            <span className="num">{cm && `· ${cm.width} × ${cm.length} cm`}</span>
            <i className="num">
              <span>{showPesos(price)}</span>
              <span>{stockOf(inventory, lowStock)}</span>
            </i>
          </label>
        );
      })}
    </div>
  </fieldset>
);
