import type { ReactNode } from "react";
import type { RugCard as Card } from "../rug-cards.server.ts";
import { RugCard } from "./rug-card.tsx";
import "./card-grid.css";

type Props = {
  cards: readonly Card[];
  /** How many are among the first things to paint. */ first?: number;
  isStale?: boolean;
  /** In a room instead of flat, where nothing hovers. */
  inRoom?: boolean;
  /** What is shown on the card's corner. */
  beside?: (card: Card) => ReactNode;
};

export const CardGrid = ({ cards, first = 0, isStale = false, inRoom, beside }: Props) => (
  <div className={isStale ? "grid is-stale" : "grid"}>
    {cards.map((card, place) => (
      <div key={card.id} className="card-cell">
        <RugCard card={card} priority={place < first} inRoom={inRoom} />
        {beside?.(card)}
      </div>
    ))}
  </div>
);
