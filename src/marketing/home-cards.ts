/** Spec §3, static home collection cards: a tag and the collections that carry it; the picture is of `shown`. */
export const HOME_CARDS = [
  { tag: "Tendencia", collections: ["ARTEMISA", "BOSFORO"], shown: "ARTEMISA" },
  { tag: "Colores Suaves", collections: ["ALMOND", "DISNEY"], shown: "ALMOND" },
  { tag: "Brillo Moderno", collections: ["ASPENDOS", "RUMELI", "LARIMAR"], shown: "LARIMAR" },
  { tag: "Premium", collections: ["BELORA", "OTTOMAN", "VALENTIN", "DELUX"], shown: "OTTOMAN" },
  { tag: "Fibra Natural", collections: ["JUT"], shown: "JUT" },
] as const;
