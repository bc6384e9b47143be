type Edges = { top: number; bottom: number; left: number };

/** Of the cards that wait, the first one on the screen as one reads; else the one nearest to it. */
export function nextToPaint<T extends Edges>(cards: readonly T[], screenHeight: number): T {
  const away = ({ top, bottom }: Edges) => Math.max(0, top - screenHeight, -bottom);
  return cards.reduce((first, card) =>
    (away(card) - away(first) || card.top - first.top || card.left - first.left) < 0 ? card : first,
  );
}
