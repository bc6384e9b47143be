import { createContext } from "react";
import type { Cards } from "../cards-on-page.server.ts";

/** Makes the HTML of cards, of which the first few paint first. Given by the server alone, which keeps what it has made;
 * the browser renders the same itself. */
export type Press = (cards: Cards, first: number) => string;

export const CardPress = createContext<Press | undefined>(undefined);
