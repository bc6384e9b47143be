import type { Translated } from "../../ui/admin/language.ts";
import type { en } from "./shipping-words.en.ts";

const rugs = (count: number): string => `${count} ${count === 1 ? "alfombra" : "alfombras"}`;

export const es: Translated<typeof en> = {
  title: "Envíos",
  sent: (count) => `${count} ${count === 1 ? "hecho" : "hechos"}`,
  sentAndLeft: (count, left) => `${count} ${count === 1 ? "hecho" : "hechos"}, ${rugs(left)} por enviar`,
  takeBack: "Deshacer",
  takeBackQuestion: "¿Deshacer este envío?",
  takeBackText: "Lo que llevaba queda por enviar otra vez. Un correo que ya salió no se retira.",
  guide: ", guía ",
  sentAt: (day, time, by) => `Enviado el ${day}, ${time}, ${by}.`,
  parcels: (count) => `${count} paquetes`,
  new: "Nuevo envío",
  to: (place) => `a ${place}`,
  carrier: "Transportadora",
  guideNumber: "Número de guía",
  guideNumberOptional: "Número de guía (opcional)",
  writeGuide: "Escribe el número de guía",
  of: (count, all) => `${count} de ${all}`,
  mailed: (address) => `La guía se envía por correo a ${address}`,
  nobodyTold: "No hay un correo para enviar la guía",
  markSent: (count) => `Marcar ${rugs(count)} como ${count === 1 ? "enviada" : "enviadas"}`,
  parcel: {
    wrong: "Escribe 165 x 25 x 25, y los kilos como un número",
    size: "Medidas, cm (opcional)",
    sizeOf: (nth) => `Medidas ${nth}, cm`,
    weight: "Peso, kg (opcional)",
    weightOf: (nth) => `Peso ${nth}, kg`,
    takeOut: (nth) => `Quitar el paquete ${nth}`,
    another: "Otro paquete",
  },
  print: {
    title: "Para imprimir",
    papers: { slip: "Lista de empaque", label: "Etiqueta de envío", certificate: "Certificado" },
    many: (paper, count) => `${paper}, ${count} ${count === 1 ? "pedido" : "pedidos"}`,
    order: (number) => `Pedido ${number}`,
    back: "Volver al pedido",
    print: "Imprimir",
    notFound: (numbers) => `No se encontraron: ${numbers}`,
  },
};
