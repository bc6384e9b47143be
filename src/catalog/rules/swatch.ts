import { fold } from "../../platform/text.ts";
import { COLORS, showColor } from "./fixed-lists.ts";

/** The token of a colour's swatch; colours outside the fixed list have none. */
export const swatchOf = (color: string): string | undefined => {
  const known = COLORS.find((each) => fold(each) === fold(color));
  return known && `var(--c-${fold(showColor(known))})`;
};
