/** Spec §3, static home collection cards: a tag and the collections that carry it; the picture is of `shown`. */
export const HOME_CARDS = [
  { tag: "Tendencia", collections: ["ARTEMISA", "BOSFORO"], shown: "ARTEMISA", crop: "50% 50%" },
  { tag: "Colores Suaves", collections: ["ALMOND", "DISNEY"], shown: "ALMOND", crop: "50% 100%" },
  { tag: "Brillo Moderno", collections: ["ASPENDOS", "RUMELI", "LARIMAR"], shown: "LARIMAR", crop: "50% 30%" },
  { tag: "Premium", collections: ["BELORA", "OTTOMAN", "VALENTIN", "DELUX"], shown: "OTTOMAN", crop: "50% 50%" },
  { tag: "Fibra Natural", collections: ["JUT"], shown: "JUT", crop: "0 100%" },
] as const;
