import { fold } from "../../platform/text.ts";
import { COLORS, showColor } from "./fixed-lists.ts";

<<<<<<< HEAD
const tokenOf = (color: (typeof COLORS)[number]): string => `var(--c-${fold(showColor(color))})`;
const TOKENS = new Map<string, string>(COLORS.flatMap((color) => [color, fold(color)].map((key) => [key, tokenOf(color)])));

/** The token of a colour's swatch; colours outside the fixed list have none. */
export const swatchOf = (color: string): string | undefined => TOKENS.get(color) ?? TOKENS.get(fold(color));
=======
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
>>>>>>> 2205e3d (Cards are markup: what they do is done once for all of them; the first picture has the line to itself)
