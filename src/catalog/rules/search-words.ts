import { fold } from "../../platform/text.ts";
import { COLORS, showColor } from "./fixed-lists.ts";

const MOST = 6;

/** What every piece here is: `alfombra gris` must not look for a rug called "alfombra". */
const EVERY = new Set(["alfombra", "alfombras", "tapete", "tapetes"]);
const SMALL = new Set("color de del la las el los un una en con para y".split(" "));

/** `azules` is asked for, `Azul` is written; a word as short as `les` has no singular. */
const singular = (word: string): string => word.replace(/(..[ls])es$/, "$1");

/** A colour may be spelled one way on the wire and another on the screen: `gris` finds "Grey". */
const onTheWire = (word: string): string[] =>
  COLORS.filter((color) => showColor(color) !== color && fold(showColor(color)) === word).map(fold);

/** What a search asks for: every word must be found, each in one of its spellings. */
export function searchWords(search: string): string[][] {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word && !EVERY.has(word));
  // Alone, a small word is the beginning of a longer one: `la` of "Larimar".
  const large = words.filter((word) => !SMALL.has(word));
  return (large.length > 0 ? large : words)
    .slice(0, MOST)
    .map((word) => [...new Set([singular(word), ...onTheWire(singular(word))])]);
}
