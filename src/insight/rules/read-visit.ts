import { fold } from "../../platform/text.ts";

const LONGEST_WORD = 60;
const FIXED = new Set(
  "/ /catalog /cart /checkout /about /contact /showroom /envios /devoluciones /preguntas-frecuentes /rastrea-tu-pedido /privacidad /terminos /mapa-del-sitio /merge".split(
    " ",
  ),
);

/** A page by its kind: what names an order, a visit or nothing known is told by its first word alone. */
export function pageOf(path: string): string {
  const clean = path.split(/[?#]/)[0]!.replace(/(.)\/$/, "$1");
  if (FIXED.has(clean)) return clean;
  const [, first = "", second = ""] = clean.split("/");
  if ((first === "product" || first === "rug") && /^\d{1,9}$/.test(second)) return `/product/${second}`;
  if ((first === "catalog" || first === "collection") && /^[a-z0-9-]{1,60}$/.test(second)) return `/catalog/${second}`;
  return first === "order" || first === "visita" || first === "resena" ? `/${first}` : "/other";
}

export const rugOfPage = (page: string): number | undefined => {
  const id = /^\/product\/(\d+)$/.exec(page)?.[1];
  return id ? Number(id) : undefined;
};

/** Digits enough for a telephone or a document, also parted as people write them (`300 123 4567`, `1.020.345.678`). A day is neither. */
const holdsNumber = (text: string): boolean =>
  /\d{5}|\d(?:[ .,()+-]*\d){6}/.test(text.replaceAll(/\b20\d\d-[01]\d-[0-3]\d\b/g, ""));

/** A search as it is counted; none that might name a person or hold a number of theirs. */
export function wordOf(typed: string): string | undefined {
  const word = fold(typed).replaceAll(/\s+/g, " ");
  // Control signs and halves of signs are no words, and one of them would lose the whole batch on its way to the database.
  return word && word.length <= LONGEST_WORD && !/[@\p{Cc}\p{Cs}]/u.test(word) && !holdsNumber(word) ? word : undefined;
}

/** A size as collections call it, and no message: `6 x 9`, `Redonda 2,5 m`. */
export const isSize = (text: string): boolean => /^[\p{L}\p{N} .,×'"()/-]+$/u.test(text) && !holdsNumber(text);

const KNOWN: [RegExp, string][] = [
  [/(^|\.)instagram\.com$|^ig$|^instagram$/, "Instagram"],
  [/(^|\.)google\.[a-z.]+$|^google$/, "Google"],
  [/(^|\.)(facebook\.com|fb\.com)$|^facebook$|^fb$|^meta$/, "Facebook"],
  [/(^|\.)(whatsapp\.com|wa\.me)$|^whatsapp$/, "WhatsApp"],
  [/(^|\.)pinterest\.[a-z.]+$|^pinterest$/, "Pinterest"],
  [/(^|\.)bing\.com$/, "Bing"],
  [/(^|\.)tiktok\.com$|^tiktok$/, "TikTok"],
];
export const DIRECT = "Typed or saved";

/** Where a visit comes from: the campaign's own word before the page that led here. */
export function sourceOf({ utm = "", referrer = "" }: { utm?: string; referrer?: string }): string {
  const word = fold(utm || referrer).replace(/^www\./, "");
  // A link may carry somebody's number or mailbox: that is no source.
  if (!word || !/^[a-z0-9._ -]{1,60}$/.test(word) || holdsNumber(word)) return DIRECT;
  return KNOWN.find(([pattern]) => pattern.test(word))?.[1] ?? word;
}

const ROBOT =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|node|axios|fetch|scrap|facebookexternal|whatsapp\//i;
export const isRobot = (userAgent: string): boolean => userAgent.length < 20 || ROBOT.test(userAgent);
