import type { Translated } from "../../ui/admin/language.ts";
import type { en } from "./words.en.ts";

const PROBLEMS: Record<string, string> = {
  "is no web address": "no es una dirección web",
  "has no picture": "no tiene imagen",
  "at most 10": "máximo 10",
  "needs a price": "necesita un precio",
  "must be below the price": "debe ser menor que el precio",
  "must end after it begins": "debe terminar después de empezar",
  "must be above 0 and at most 1000 kg": "debe ser mayor que 0 y de máximo 1000 kg",
  "has no colour": "no tiene color",
  "has no material": "no tiene material",
  "no size has a price: it is in neither feed": "ninguna medida tiene precio: no está en ningún feed",
};
const PIXELS = /^is (\d+ × \d+) px, at least (\d+ × \d+) are asked for$/;
const LENGTH = /^needs (\d+) to (\d+) characters$/;

export const es: Translated<typeof en> = {
  title: "Feeds",
  sum: (items) => `${items} artículos en cada feed, uno por medida con precio. Las existencias se actualizan de inmediato.`,
  google: "Google Merchant Center",
  meta: "Catálogo de Meta",
  failed: "No se pudieron revisar los feeds",
  rug: "Alfombra",
  attribute: "Atributo",
  lacks: "Lo que le falta",
  toMend: "Por corregir",
  first: (count) => `Los primeros ${count}`,
  label: "Lo que les falta a las alfombras",
  empty: "No falta nada",
  emptyText: "Todas las alfombras tienen lo que piden Google y Meta.",
  problem: (named) =>
    PROBLEMS[named] ??
    named.replace(LENGTH, "necesita entre $1 y $2 caracteres").replace(PIXELS, "mide $1 px; se piden al menos $2"),
};
