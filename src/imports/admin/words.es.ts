import type { Translated } from "../../ui/admin/language.ts";
import { fieldInSpanish } from "../rules/field-in-spanish.ts";
import type { en } from "./words.en.ts";

const rugs = (count: number): string => `${count} ${count === 1 ? "alfombra" : "alfombras"}`;
const pictures = (count: number): string => `${count} ${count === 1 ? "foto" : "fotos"}`;
const created = (count: number): string => (count === 1 ? "nueva" : "nuevas");
const updated = (count: number): string => (count === 1 ? "cambiada" : "cambiadas");
const leftOut = (count: number): string => (count === 1 ? "excluida" : "excluidas");

export const es: Translated<typeof en> = {
  screen: {
    title: "Importar",
    sum: "Trae los productos de otra tienda. Nada cambia hasta que hayas visto qué cambiaría.",
    export: "Exportar para Shopify",
    otherShop: "La otra tienda",
    drop: "Suelta aquí su exportación de productos o elígela",
    reading: "Leyendo…",
    most: "CSV, hasta 20 MB y 5.000 productos",
    failed: "No se pudo importar el archivo",
    unchanged: "No se cambió nada.",
    done: (added, changed) => `${rugs(added)} ${added === 1 ? "agregada" : "agregadas"}, ${changed} ${updated(changed)}`,
    nothing: "Nada por importar",
    import: (count) => `Importar ${rugs(count)}`,
  },
  report: {
    label: "Qué cambiaría",
    created: "Nueva",
    updated: "Cambia",
    unchanged: "Igual",
    rejected: "Excluida",
    sum: (added, changed, same) => `**${added}** ${created(added)}, **${changed}** ${updated(changed)}, ${same} sin cambios`,
    leftOut: (count) => `, **${count}** ${leftOut(count)}`,
    pictures: (count) => (count === 1 ? "Después se trae 1 foto." : `Después se traen ${count} fotos.`),
    collections: (list) =>
      `Colecciones: ${list.map(({ name, isNew }) => `${name} (${isNew ? "nueva" : "precios"})`).join(", ")}.`,
    row: (row) => `fila ${row}`,
    more: (count) => `y ${count} más`,
    yes: "sí",
    no: "no",
    pictureCount: pictures,
    field: fieldInSpanish,
  },
  list: {
    label: "Importaciones",
    title: "Importaciones anteriores",
    failed: "No se pudieron cargar las importaciones",
    undoFailed: "No se pudo deshacer la importación",
    undone: (deleted, restored) =>
      `${rugs(deleted)} ${deleted === 1 ? "eliminada" : "eliminadas"}, ${restored} ${restored === 1 ? "restaurada" : "restauradas"}`,
    undoneOn: (day) => `Deshecha: ${day}`,
    retryFailed: "No se pudieron pedir las fotos",
    retried: "Las fotos se traen de nuevo",
    undoTitle: (file) => `¿Deshacer ${file}?`,
    undoText:
      "Las alfombras nuevas se eliminan; las cambiadas recuperan sus textos, precios y existencias. Lo que se vendió o cambió desde entonces se queda.",
    undoAction: "Deshacer importación",
    undo: "Deshacer",
    undoOf: (file) => `Deshacer ${file}`,
    counts: (of) =>
      `${of.created} ${created(of.created)}, ${of.updated} ${updated(of.updated)}, ${of.unchanged} sin cambios${of.rejected > 0 ? `, ${of.rejected} ${leftOut(of.rejected)}` : ""}`,
    pictures: "Fotos",
    picturesDone: (done, total) => `${done} de ${pictures(total)}`,
    picturesFailed: (count) => (count === 1 ? "1 no se pudo traer" : `${count} no se pudieron traer`),
    again: "Intenta de nuevo",
    which: "Cuáles",
  },
};
