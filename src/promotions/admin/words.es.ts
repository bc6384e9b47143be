import type { Translated } from "../../ui/admin/language.ts";
import type { en } from "./words.en.ts";

export const es: Translated<typeof en> = {
  list: {
    title: "Promociones",
    sum: "Un porcentaje menos por un tiempo: en tarjetas, páginas, catálogos y al pagar. Si coinciden varias, cuenta la mayor.",
    add: "Nueva promoción",
    failed: "No se pudieron cargar las promociones",
    none: "Aún no hay promociones",
    noneText:
      "Los clientes ven el precio anterior tachado y el día en que termina. El precio anterior es el más bajo de los 30 días previos.",
    name: "Promoción",
    about: (percent, count) => `−${percent}, ${count} ${count === 1 ? "alfombra" : "alfombras"}`,
    state: "Estado",
    active: "Activa",
    scheduled: "Programada",
    ended: "Terminada",
    actions: "Acciones",
    edit: "Editar",
    editOf: (name) => `Editar ${name}`,
    end: "Terminar ahora",
    endOf: (name) => `Terminar ${name}`,
    remove: "Eliminar",
    removeOf: (name) => `Eliminar ${name}`,
  },
  end: {
    failed: "No se pudo terminar la promoción",
    done: (name) => `${name} terminó`,
    title: (name) => `¿Terminar ${name}?`,
    text: (count) =>
      count === 1
        ? "1 alfombra vuelve a su precio de siempre desde ahora. Los pedidos ya hechos conservan el suyo."
        : `${count} alfombras vuelven a su precio de siempre desde ahora. Los pedidos ya hechos conservan el suyo.`,
    action: "Terminar ahora",
  },
  remove: {
    failed: "No se pudo eliminar la promoción",
    done: "Promoción eliminada",
    title: (name) => `¿Eliminar ${name}?`,
    text: "Sus alfombras vuelven a su precio de siempre. Los pedidos ya hechos conservan el suyo. No se puede deshacer.",
    action: "Eliminar promoción",
  },
  form: {
    label: "Promociones",
    title: "Nueva promoción",
    failed: "No se pudo guardar la promoción",
    saved: (name) => `${name} guardada`,
    name: "Nombre",
    percentage: "Porcentaje de descuento",
    firstDay: "Primer día",
    lastDay: "Último día",
    collections: "Colecciones",
    tags: "Etiquetas",
    carpets: "Alfombras",
    findCarpet: "Buscar una alfombra por nombre",
    carpet: (id) => `Alfombra ${id}`,
    takeOut: (name) => `Quitar ${name}`,
    cancel: "Cancelar",
    saving: "Guardando…",
    save: "Guardar promoción",
  },
};
