import type { RugCard as Card } from "../rug-cards.server.ts";
import { RugCard } from "./rug-card.tsx";

type Props = { cards: readonly Card[]; /** How many are among the first things to paint. */ first?: number; isStale?: boolean };

export const CardGrid = ({ cards, first = 0, isStale = false }: Props) => (
  <div className={isStale ? "grid is-stale" : "grid"}>
    {cards.map((card, place) => (
      <RugCard key={card.id} card={card} priority={place < first} />
    ))}
  </div>
);
