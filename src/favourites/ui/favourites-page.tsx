import { useState } from "react";
import { addresses } from "../../addresses.ts";
import type { ListedRug } from "../../catalog/list-by-ids.server.ts";
import { RugCard } from "../../catalog/ui/rug-card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MOST_COMPARED } from "../rules/favourites.ts";
import { Comparison, type OwnRoom } from "./comparison.tsx";
import { Heart } from "./heart.tsx";
import { RecentlySeen } from "./recently-seen.tsx";
import { ShareList } from "./share-list.tsx";
import "../../catalog/ui/card-grid.css";
import "../../ui/choice.css";
import "./favourites-page.css";

type Props = {
  rugs: readonly ListedRug[];
  /** Named by the address: somebody's list, perhaps one's own. */ asked: readonly number[];
  ownRoom?: OwnRoom;
};

export function FavouritesPage({ rugs, asked, ownRoom }: Props) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const compared = rugs.filter(({ id }) => ticked.includes(id));
  const isFull = ticked.length >= MOST_COMPARED;
  const tick = (id: number) =>
    setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : isFull ? ticked : [...ticked, id]);
  return (
    <div className="page likes">
      <header className="likes__top">
        <div>
          <h1>Favoritos</h1>
          <p className="quiet">Con el precio y las existencias de este momento.</p>
        </div>
        {rugs.length > 0 && <ShareList ids={rugs.map(({ id }) => id)} />}
      </header>
      {rugs.length === 0 ? (
        <div className="likes__none">
          <p>
            {asked.length > 0 ? "Ninguna de estas alfombras está a la venta ahora." : "Guarda con el corazón las que te gusten."}
          </p>
          <ButtonLink to={addresses.catalog()}>Ver el catálogo</ButtonLink>
        </div>
      ) : (
        <>
          <ul className="grid likes__grid">
            {rugs.map(({ id, name, card }) => (
              <li key={id}>
                <div className="card-cell">
                  <RugCard card={card} />
                  <Heart rug={{ id, name }} onPicture />
                </div>
                <label className="likes__tick">
                  <input
                    type="checkbox"
                    className="checkbox__box"
                    checked={ticked.includes(id)}
                    aria-disabled={isFull && !ticked.includes(id)}
                    onChange={() => tick(id)}
                  />
                  Comparar
                </label>
              </li>
            ))}
          </ul>
          <p className="likes__hint quiet" aria-live="polite">
            {isFull
              ? "Quita una para comparar otra."
              : compared.length === 1
                ? "Elige otra para compararlas."
                : "Compara hasta tres, lado a lado."}
          </p>
          {compared.length > 1 && <Comparison rugs={compared} ownRoom={ownRoom} />}
        </>
      )}
      <RecentlySeen />
    </div>
  );
}
