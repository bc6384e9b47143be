import { fold } from "../../platform/text.ts";
import { COLORS, showColor } from "./fixed-lists.ts";

/** Looked up for every dot of every card: worked out once. */
const names = new Map<string, string>(
  COLORS.flatMap((color) => [color, fold(color)].map((key) => [key, fold(showColor(color))])),
);

/** The name of a colour's swatch, `gris`; colours outside the fixed list have none. */
export const swatchName = (color: string): string | undefined => names.get(color) ?? names.get(fold(color));

/** The token of a colour's swatch. */
export const swatchOf = (color: string): string | undefined => {
  const name = swatchName(color);
  return name && `var(--c-${name})`;
};
