import type { RouterContextProvider } from "react-router";
import { isDocument } from "../platform/pages/page-tags.server.ts";
import type { RugCard } from "./rug-cards.server.ts";

/** Cards that stand in the page as HTML: the browser is told how many, and takes them as they are. */
export type CardsOnPage = { onPage: number };
export type Cards = readonly RugCard[] | CardsOnPage;

const kept = new WeakMap<CardsOnPage, readonly RugCard[]>();

/** A document holds its cards already, and need not carry them a second time as data; an open page asks for the data. */
export function cardsFor(context: Readonly<RouterContextProvider>, cards: readonly RugCard[]): Cards {
  if (!isDocument(context) || cards.length === 0) return cards;
  const mark = { onPage: cards.length };
  kept.set(mark, cards);
  return mark;
}

export const cardsOf = (cards: Cards): readonly RugCard[] => ("onPage" in cards ? kept.get(cards)! : cards);
