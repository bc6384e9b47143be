import { ArrowRight, Search } from "lucide";
import type { UIEvent } from "react";
import { Picture } from "../../media/ui/picture.tsx";
import { OFFLINE } from "../../platform/call-api.ts";
import { showPesos } from "../../platform/money.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ModelCard } from "../model-card.ts";
import { useModelStrip } from "../use-model-strip.ts";

/** How near its end the strip is when the next ones are fetched. */
const NEAR = 240;

type Props = { first: ModelCard[]; chosen: number; onChoose: (rug: ModelCard) => void };

/** Every rug that can be turned around: a list beside the stage, on phones a row under it. */
export function ModelStrip({ first, chosen, onChoose }: Props) {
  const { rugs, next, hasFailed, more, search } = useModelStrip(first);
  const walked = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const below = list.scrollHeight - list.scrollTop - list.clientHeight;
    const beside = list.scrollWidth - list.scrollLeft - list.clientWidth;
    if (Math.max(below, beside) < NEAR) more();
  };
  return (
    <div className="three__strip">
      <label className="three__search">
        <Icon of={Search} size={18} />
        <span className="vh">Buscar un modelo 3D</span>
        <input
          type="search"
          placeholder="Busca por nombre, color o estilo"
          autoComplete="off"
          onChange={(event) => search(event.target.value)}
        />
      </label>
      <ul className="three__list" onScroll={walked}>
        {rugs.map((rug) => (
          <li key={rug.id}>
            <button type="button" aria-pressed={rug.id === chosen} onClick={() => onChoose(rug)}>
              <Picture of={rug.picture} alt="" sizes="40px" most={96} />
              <span>
                <b>{rug.name}</b>
                <small className="num">Desde {showPesos(rug.from)}</small>
              </span>
              <Icon of={ArrowRight} size={18} />
            </button>
          </li>
        ))}
        {next && (
          <li>
            <button type="button" className="three__more" onClick={more}>
              Ver más modelos
            </button>
          </li>
        )}
      </ul>
      <output className="three__said">
        {hasFailed ? OFFLINE : rugs.length === 0 && "Ningún modelo coincide con lo que buscas."}
      </output>
    </div>
  );
}
