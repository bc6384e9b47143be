import { it } from "vitest";
import { shopAndBrowser } from "./shop-and-browser.ts";
import { DRAWN_BY_PROCESSOR, expectTrueSize, type ModelledRug, TASSELS } from "./show-model.ts";

const { shop, browser } = await shopAndBrowser({ flags: DRAWN_BY_PROCESSOR });

const RUGS: ModelledRug[] = [
  { id: 6, name: "bound", width: 1.52, length: 2.44, fringe: 0 },
  { id: 49, name: "runner", width: 0.61, length: 2.44, fringe: TASSELS },
  { id: 50, name: "round", width: 1.83, length: 1.83, fringe: 0 },
  { id: 45, name: "nursery", width: 1.22, length: 1.83, fringe: 0 },
  { id: 36, name: "long pile", width: 1.52, length: 2.44, fringe: 0 },
  { id: 3, name: "kilim", width: 1.52, length: 2.44, fringe: TASSELS },
];

it.each(RUGS)("the viewer shows rug $id ($name) in its true size", (rug) => expectTrueSize(shop, browser, rug));
