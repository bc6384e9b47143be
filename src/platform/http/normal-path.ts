/** The first word of every address this program answers; a test holds them to the routes. */
const FIRST = new Set([
  "admin",
  "api",
  "about",
  "assets",
  "aviso",
  "cart",
  "catalog",
  "checkout",
  "collection",
  "contact",
  "devoluciones",
  "envios",
  "favoritos",
  "img",
  "mapa-del-sitio",
  "media",
  "merge",
  "order",
  "preguntas-frecuentes",
  "privacidad",
  "procedencia",
  "product",
  "rastrea-tu-pedido",
  "rug",
  "sala",
  "showroom",
  "terminos",
  "resena",
  "visita",
]);

const UNRESERVED = /^[A-Za-z0-9._~-]$/;

/** RFC 3986 §6.2.2: what may be written plainly is, and what is left is in capitals. */
const normalCode = (code: string): string => {
  const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
  return UNRESERVED.test(character) ? character : code.toUpperCase();
};

const isReadable = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
};

/**
 * The one spelling of a path that rules are judged by: routers fold case, decode, and skip empty segments, so another
 * spelling of a personal page must not pass for a public one. Undefined when the path cannot be decoded.
 */
export function normalPath(path: string): string | undefined {
  if (!isReadable(path)) return undefined;
  const segments: string[] = [];
  for (const segment of path.replaceAll(/%[0-9a-f]{2}/gi, normalCode).split(/[/\\]/)) {
    if (segment === "..") segments.pop();
    else if (segment && segment !== ".") segments.push(segment);
  }
  const first = segments[0]?.toLowerCase() ?? "";
  if (FIRST.has(first.replace(/\.data$/, ""))) segments[0] = first;
  // React Router also takes `/about/_.data` and `/about/.data` for the data of `/about`.
  return `/${segments.join("/")}`.replace(/(?<=[^/])\/_?\.data$/, ".data");
}
