import { fold } from "../../platform/text.ts";
import { COLORS, showColor } from "./fixed-lists.ts";

const tokenOf = (color: (typeof COLORS)[number]): string => `var(--c-${fold(showColor(color))})`;
const TOKENS = new Map<string, string>(COLORS.flatMap((color) => [color, fold(color)].map((key) => [key, tokenOf(color)])));

/** The token of a colour's swatch; colours outside the fixed list have none. */
export const swatchOf = (color: string): string | undefined => TOKENS.get(color) ?? TOKENS.get(fold(color));
