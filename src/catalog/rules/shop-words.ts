const WORDS = ["cero", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"];

/** Small numbers read better as words: `en doce colecciones`. */
const inWords = (n: number): string => WORDS[n] ?? String(n);

/** `60 alfombras en doce colecciones`, and a shop that has just begun. */
export const shopWords = (rugs: number, collections: number): string =>
  `${rugs} ${rugs === 1 ? "alfombra" : "alfombras"} en ${inWords(collections)} ${collections === 1 ? "colección" : "colecciones"}`;
