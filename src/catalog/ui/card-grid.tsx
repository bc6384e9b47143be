import { useContext } from "react";
import type { Cards } from "../cards-on-page.server.ts";
import { CardPress } from "./card-press.ts";
import { RugCard } from "./rug-card.tsx";

type Props = { cards: Cards; /** How many are among the first things to paint. */ first?: number; isStale?: boolean };

/** Read before React takes the page over, so that it can write them again should it have to. */
let came: string | undefined;
const cameWithPage = (): string => (came ??= document.querySelector(".grid[data-came]")?.innerHTML ?? "");

export function CardGrid({ cards, first = 0, isStale = false }: Props) {
  const press = useContext(CardPress);
  const className = isStale ? "grid is-stale" : "grid";
  if (press || "onPage" in cards) {
    const __html = press ? press(cards, first) : cameWithPage();
    const mark = "onPage" in cards ? "" : undefined;
    return <div key="came" className={className} data-came={mark} dangerouslySetInnerHTML={{ __html }} />;
  }
  return (
    <div className={className}>
      {cards.map((card, place) => (
        <RugCard key={card.id} card={card} priority={place < first} />
      ))}
    </div>
  );
}
