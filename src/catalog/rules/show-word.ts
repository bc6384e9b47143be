/** The comps show "Grey" as "Gris"; on the wire it stays as the specification spells it. */
export const showColor = (color: string): string => (color === "Grey" ? "Gris" : color);
export const showTag = (tag: string): string => (tag === "Promocion" ? "Promoción" : tag);
/** Shapes and rooms are lower case on the wire. */
export const showWord = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
