import { slugOf } from "./platform/text.ts";

const query = (values: Record<string, string | undefined>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  return search.size > 0 ? `?${search}` : "";
};

/** A name of other letters than ours leaves no slug: the address must not end in a bare slash. */
const slugOr = (name: string, otherwise: string): string => slugOf(name) || otherwise;

/** Every address as a typed value: nobody else joins a path together. Spec §2, Route helpers. */
export const addresses = {
  home: () => "/",
  catalog: (filter: { search?: string; collection?: string; tags?: string } = {}) =>
    `/catalog${query({ search: filter.search, collection: filter.collection, tags: filter.tags })}`,
  catalogOf: (collection: string) => `/catalog/${slugOr(collection, "coleccion")}`,
  collection: (collection: string) => `/collection/${slugOr(collection, "coleccion")}`,
  /** `size`: the page opens on it. */
  product: (rug: { id: number; name: string }, size?: string) =>
    `/product/${rug.id}/${slugOr(rug.name, "alfombra")}${size ? `?size=${encodeURIComponent(size)}` : ""}`,
  /** Opens a phone's camera with the rug in that size on the floor. */
  productInPlace: (rug: { id: number; name: string }, size?: string) =>
    `/product/${rug.id}/${slugOr(rug.name, "alfombra")}${query({ size, vista: "ar" })}`,
  rug: (rug: { id: number; name: string }) => `/rug/${rug.id}/${slugOr(rug.name, "alfombra")}`,
  cart: () => "/cart",
  checkout: () => "/checkout",
  order: (number: string) => `/order/${encodeURIComponent(number)}`,
  /** The token is behind the hash: it reaches no server's log, no cache and no other site. */
  confirmOrder: (number: string, token: string) => `/order/${encodeURIComponent(number)}#confirmar=${encodeURIComponent(token)}`,
  /** Only the letter has the token. */
  review: (token: string) => `/resena/${encodeURIComponent(token)}`,
  about: () => "/about",
  contact: () => "/contact",
  /** A list that can be shared; without rugs, the device's own. */
  favourites: (ids: readonly number[] = []) => (ids.length > 0 ? `/favoritos?alfombras=${ids.join(",")}` : "/favoritos"),
  /** `rugs` travel along so that they lie ready when the visitor comes. */
  showroom: (asked: { place?: string; week?: string; rugs?: readonly { id: number; size?: string }[] } = {}) =>
    `/showroom${query({ place: asked.place, week: asked.week, alfombras: asked.rugs?.map(({ id, size }) => (size ? `${id}:${size}` : id)).join(",") })}`,
  visit: (token: string, week?: string) => `/visita/${encodeURIComponent(token)}${query({ week })}`,
  /** Of a rug by its id, or of one piece by its certificate's number. */
  provenance: (code: string) => `/procedencia/${encodeURIComponent(code)}`,
  provenanceCode: (code: string) => `/procedencia/${encodeURIComponent(code)}/qr.svg`,
  /** One's own wish to hear when a size is back. */
  stockRequest: (token: string) => `/aviso/${encodeURIComponent(token)}`,
  visitCalendar: (token: string) => `/api/showroom/visits/${encodeURIComponent(token)}/calendar.ics`,
  shipping: () => "/envios",
  returns: () => "/devoluciones",
  questions: () => "/preguntas-frecuentes",
  track: () => "/rastrea-tu-pedido",
  privacy: () => "/privacidad",
  terms: () => "/terminos",
  siteMap: () => "/mapa-del-sitio",
  /** Behind the hash, as above. */
  invitation: (token: string) => `/admin/invite#${encodeURIComponent(token)}`,
  admin: (tab = "") => `/admin${tab && `/${tab}`}`,
  merge: () => "/merge",
  /** A preview to show to others, by its unguessable id. */
  sharedRoom: (jobId: string) => `/sala/${encodeURIComponent(jobId)}`,
} as const;
