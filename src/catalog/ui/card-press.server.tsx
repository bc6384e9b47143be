import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import type { ReadyPieces } from "../../platform/pages/ready-pieces.server.ts";
import { cardsOf } from "../cards-on-page.server.ts";
import type { RugCard as Card } from "../rug-cards.server.ts";
import type { Press } from "./card-press.ts";
import { RugCard } from "./rug-card.tsx";

const made = new LRUCache<string, Buffer>({ maxSize: 8_000_000, sizeCalculation: (html, key) => html.length + key.length });

/** A card is its data and nothing else: the same data is the same HTML, so it is never stale. */
function pressCard(card: Card, priority: boolean): Buffer {
  const key = `${priority}${JSON.stringify(card)}`;
  const known = made.get(key);
  if (known) return known;
  const html = Buffer.from(renderToString(<RugCard card={card} priority={priority} />));
  made.set(key, html);
  return html;
}

/** The catalogue's cards are kept, and with each what was made of it. */
const ofCard = { first: new WeakMap<Card, Buffer>(), later: new WeakMap<Card, Buffer>() };

function pressOnce(card: Card, priority: boolean): Buffer {
  const pressed = priority ? ofCard.first : ofCard.later;
  const known = pressed.get(card);
  if (known) return known;
  const html = pressCard(card, priority);
  pressed.set(card, html);
  return html;
}

export const pressInto =
  (pieces: ReadyPieces): Press =>
  (cards, first) =>
    pieces.mark(...cardsOf(cards).map((card, place) => pressOnce(card, place < first)));
