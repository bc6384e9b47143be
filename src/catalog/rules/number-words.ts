const WORDS = ["cero", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"];

/** Small numbers read better as words: `en doce colecciones`. */
export const inWords = (n: number): string => WORDS[n] ?? String(n);
