/** Spec §3, fixed tag options: what an empty shop starts with. */
export const FIRST_TAGS = [
  "Minimalista",
  "Premium",
  "Unicolor",
  "Alta Calidad",
  "Sutil",
  "Brillante",
  "Colores Suaves",
  "Brillo Moderno",
  "Fibra Natural",
  "Multicolor",
  "Oscuro",
  "Tendencia",
  "Promocion",
] as const;

/** Spec §3, fixed colour options, with the swatches of ui/tokens.css. */
export const FIRST_COLORS = {
  Dorado: "#b8924a",
  Beige: "#d9c7a8",
  Azul: "#2f4e7c",
  Grey: "#8f8d89",
  Blanco: "#ffffff",
  Hueso: "#ede4d0",
  Café: "#6b4a33",
  Rosado: "#d3a39a",
  Plateado: "#c3c5c8",
} as const;

/** Spec §3, Collection (admin): default sizes, in feet, with their centimetres. */
export const FIRST_SIZES = [
  { name: "5x8", width: 152, length: 244 },
  { name: "6x9", width: 183, length: 274 },
  { name: "8x10", width: 244, length: 305 },
  { name: "9x12", width: 274, length: 366 },
] as const;
