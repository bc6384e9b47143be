import { COLORS } from "../../catalog/rules/fixed-lists.ts";
import { wordsOf } from "../../catalog/rules/words.ts";
import { fold } from "../../platform/text.ts";

const KINDS = {
  size: ["size", "sizes", "tamano", "tamanos", "talla", "medida", "medidas", "dimension", "dimensiones", "dimensions"],
  color: ["color", "colour", "colores", "colors"],
  material: ["material", "materiales", "composicion"],
};
export type OptionKind = keyof typeof KINDS;

/** What an option or attribute of another shop is about, by its name. */
export const kindOf = (name: string): OptionKind | undefined =>
  (Object.keys(KINDS) as OptionKind[]).find((kind) => KINDS[kind].includes(fold(name).replace(/^pa_/, "")));

const COLOR_KEYS = new Map([...COLORS, "Gris"].map((color) => [fold(color), color === "Gris" ? "Grey" : color]));

/** This shop's own spelling of a colour it knows. */
const ownColor = (word: string): string => COLOR_KEYS.get(fold(word)) ?? word;
export const colorsOf = (words: readonly string[]): string[] => wordsOf(words.map(ownColor));

/** Tags that name a colour are colours here. */
export function partTags(words: readonly string[]): { tags: string[]; colors: string[] } {
  const isColor = (word: string) => COLOR_KEYS.has(fold(word));
  return { tags: wordsOf(words.filter((word) => !isColor(word))), colors: colorsOf(words.filter(isColor)) };
}
