import { FIRST_COLORS } from "../../settings/rules/vocabulary.ts";
import { fold } from "../../platform/text.ts";
import { showColor } from "./show-word.ts";

/** Looked up for every dot of every card: worked out once. */
const names = new Map<string, string>();

/** The name of a colour's swatch: `gris`, `verde-oliva`. */
export function swatchName(color: string): string {
  let name = names.get(color);
  if (!name) names.set(color, (name = fold(showColor(color)).replaceAll(/[^\p{L}\d]+/gu, "-")));
  return name;
}

/** The owner's own swatches, beside and in the place of those of ui/tokens.css; empty where there are none. */
export const swatchStyles = (colors: readonly { name: string; swatch: string }[]): string =>
  colors
    .filter(({ name, swatch }) => (FIRST_COLORS as Record<string, string>)[name] !== swatch)
    .map(({ name, swatch }) => `:root{--c-${swatchName(name)}:${swatch}}.sw--${swatchName(name)}{--c:${swatch}}`)
    .join("");
