export { FIRST_TAGS as TAGS } from "../../settings/rules/vocabulary.ts";

/** Spec §3, fixed colour options. */
export const COLORS = ["Dorado", "Beige", "Azul", "Grey", "Blanco", "Hueso", "Café", "Rosado", "Plateado"] as const;

export const SHAPES = ["rectangular", "redonda", "pasillo", "cuadrada"] as const;
export const MATERIALS = ["Lana", "Seda", "Seda artificial", "Algodón", "Viscosa", "Yute"] as const;
export const ROOMS = ["sala", "comedor", "alcoba", "infantil", "entrada"] as const;

/** Spec §3, Collection (admin): default sizes. */
export const DEFAULT_SIZES = ["5x8", "6x9", "8x10", "9x12"] as const;

/** The comps show "Grey" as "Gris"; on the wire it stays as the specification spells it. */
export const showColor = (color: string): string => (color === "Grey" ? "Gris" : color);
export const showTag = (tag: string): string => (tag === "Promocion" ? "Promoción" : tag);
/** Shapes and rooms are lower case on the wire. */
export const showWord = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
