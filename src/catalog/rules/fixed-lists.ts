export { FIRST_TAGS as TAGS } from "../../settings/rules/vocabulary.ts";

/** Spec §3, fixed colour options. */
export const COLORS = ["Dorado", "Beige", "Azul", "Grey", "Blanco", "Hueso", "Café", "Rosado", "Plateado"] as const;

export const SHAPES = ["rectangular", "redonda", "pasillo", "cuadrada"] as const;
export const MATERIALS = ["Lana", "Seda", "Seda artificial", "Algodón", "Viscosa", "Yute"] as const;
export const ROOMS = ["sala", "comedor", "alcoba", "infantil", "entrada"] as const;

/** Spec §3, Collection (admin): default sizes. */
export const DEFAULT_SIZES = ["5x8", "6x9", "8x10", "9x12"] as const;
