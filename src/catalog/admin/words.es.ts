import type { Translated } from "../../ui/admin/language.ts";
import type { en } from "./words.en.ts";

const rugs = (count: number): string => `${count} ${count === 1 ? "alfombra" : "alfombras"}`;
const collections = (count: number): string => `${count} ${count === 1 ? "colección" : "colecciones"}`;

export const es: Translated<typeof en> = {
  list: {
    title: "Alfombras",
    carpet: "Alfombra",
    sum: (facts) =>
      `${rugs(facts.total)} en ${collections(facts.collections)}. ${facts.on_sale} a la venta, ${facts.running_out} con pocas unidades.`,
    grid: "Editar en tabla",
    add: "Nueva alfombra",
    search: "Buscar por nombre",
    stockHint: "Las existencias se guardan al salir del campo",
    failed: "No se pudieron cargar las alfombras",
    failedOne: "No se pudo cargar la alfombra",
    noneMatch: "Ninguna alfombra coincide",
    noneMatchText: "Nada reúne este nombre, esta colección y este color.",
    noneMatchGrid: "Prueba con otro nombre u otra colección.",
    clearFilters: "Quitar filtros",
    none: "Aún no hay alfombras",
    noneText: "Cada alfombra pertenece a una colección, que le da sus medidas y precios.",
  },
  views: {
    label: "Vistas",
    all: "Todas",
    runningOut: "Pocas unidades",
    soldOut: "Agotadas en una medida",
    inactive: "Inactivas",
    noPrice: "Sin precio",
  },
  filters: {
    found: rugs,
    collection: "Colección",
    allCollections: "Toda colección",
    colours: "Colores",
    anyColour: "Cualquier color",
    clear: "Borrar",
  },
  columns: {
    name: "Nombre",
    words: "Colores y etiquetas",
    stock: "Existencias y precio por medida",
    featured: "Destacada",
    featuredOf: (name) => `Destacada: ${name}`,
    active: "Activa",
    activeOf: (name) => `Activa: ${name}`,
    actions: "Acciones",
    edit: (name) => `Editar ${name}`,
    more: (name) => `Más sobre ${name}`,
    view: "Ver en la tienda",
  },
  change: {
    flagFailed: "No se pudo cambiar el estado",
    missing: (name, missing) => `${name}: ${missing}`,
  },
  remove: {
    action: "Eliminar alfombra",
    title: (name) => `¿Eliminar ${name}?`,
    failed: "No se pudo eliminar la alfombra",
    done: "Alfombra eliminada",
    leaves: "Sale de la tienda de inmediato.",
    unknownUses: "Sus reseñas quedan en Reseñas, sin alfombra. Los pedidos conservan su nombre, medida y precio.",
    end: "Sus fotos quedan en Archivos. No se puede deshacer; para ocultarla por un tiempo, desactívala.",
    reviews: (count) => {
      if (count === 0) return "No tiene reseñas.";
      return count === 1
        ? "Su reseña sale de la tienda; la conservas en Reseñas, sin alfombra."
        : `Sus ${count} reseñas salen de la tienda; las conservas en Reseñas, sin alfombra.`;
    },
    orders: (count) => {
      if (count === 0) return "Nadie la ha pedido.";
      return count === 1
        ? "1 pedido con ella conserva su nombre, medida y precio."
        : `${count} pedidos con ella conservan su nombre, medida y precio.`;
    },
    unsent: (count) => (count === 1 ? "1 de ellos aún no se ha enviado." : `${count} de ellos aún no se han enviado.`),
  },
  prices: {
    none: "Ninguna medida tiene precio: aún no se vende",
    missing: (sizes) =>
      sizes.length === 1
        ? `La medida ${sizes[0]} no tiene precio y no se vende`
        : `Las medidas ${sizes.slice(0, -1).join(", ")} y ${sizes.at(-1)} no tienen precio y no se venden`,
    noPrice: "Sin precio",
    notOnSale: "No se vende",
  },
  stock: {
    of: (name) => `Existencias de ${name}`,
    units: (size) => `${size}, unidades`,
    saved: (size, units) => `${size}: ${units} guardadas`,
    failed: "No se pudieron guardar las existencias",
    changedTitle: (size, now) => `${size} tiene ${now} ahora`,
    changedText: (was) => `Tenía ${was} cuando la viste: se vendió o alguien la cambió entretanto.`,
    set: (units) => `Dejar en ${units}`,
    keep: (units) => `Conservar ${units}`,
  },
  runningOut: {
    title: "Pocas unidades",
    hint: "Quedan dos o menos, las más escasas primero",
    all: (total) => `Ver todas (${total})`,
    none: "De cada medida de cada alfombra hay más de dos.",
    left: (units) => (units === 0 ? "agotada" : units === 1 ? "queda 1" : `quedan ${units}`),
  },
  collections: {
    title: "Colecciones",
    sum: (count) => `${collections(count)}, en el orden en que las muestra la tienda.`,
    add: "Nueva colección",
    failed: "No se pudieron cargar las colecciones",
    none: "Aún no hay colecciones",
    noneText: "Una colección lleva las medidas y los precios de sus alfombras.",
    rugs,
    name: "Colección",
    order: "Orden",
    sizes: "Medidas y precios",
    description: "Descripción",
    actions: "Acciones",
    edit: (name) => `Editar ${name}`,
    remove: (name) => `Eliminar ${name}`,
    removeTitle: (name) => `¿Eliminar ${name}?`,
    removeText: "Se van también sus medidas y precios. Una colección que aún tiene alfombras no se puede eliminar.",
    removeAction: "Eliminar colección",
    removeFailed: "No se pudo eliminar la colección",
    removed: "Colección eliminada",
  },
  collection: {
    failed: "No se pudo guardar la colección",
    saved: "Colección guardada",
    name: "Nombre",
    order: "Orden",
    orderWrong: "Debe ser un número",
    orderHint: "El menor va primero",
    description: "Descripción",
    image: "Imagen",
    replace: "Reemplazar",
    upload: "Subir",
    remove: "Quitar",
    video: "URL del video",
    videoWrong: "Debe ser una dirección web",
    unsaved: "Sin guardar",
    cancel: "Cancelar",
    saving: "Guardando…",
    uploading: "Subiendo…",
    save: "Guardar colección",
    theirs: (sizes) =>
      `Alguien cambió las medidas mientras este formulario estaba abierto. Ahora son: ${sizes || "ninguna"}. Guarda de nuevo para dejar las tuyas, o cancela para conservarlas.`,
    sizes: "Medidas y precios",
    size: (place) => `Medida ${place}`,
    price: (place) => `Precio de la medida ${place}, en pesos`,
    removeSize: (place) => `Quitar la medida ${place}`,
    noLabel: "Cada medida necesita un nombre",
    addSize: "Agregar medida",
    priceHint: "El precio es de la colección: todas sus alfombras cuestan lo mismo en esa medida.",
  },
};
