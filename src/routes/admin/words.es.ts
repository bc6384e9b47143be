import { SPANISH_RETURN_STATUS } from "../../orders/rules/spanish-return-status.ts";
import type { Translated } from "../../ui/admin/language.ts";
import type { en } from "./words.en.ts";

const orders = (count: number) => (count === 1 ? "1 pedido" : `${count} pedidos`);
const newOrders = (count: number) => (count === 1 ? "1 pedido nuevo" : `${count} pedidos nuevos`);
const newMessages = (count: number) => (count === 1 ? "1 mensaje nuevo" : `${count} mensajes nuevos`);
const openTasks = (count: number) => (count === 1 ? "1 pago por resolver" : `${count} pagos por resolver`);

export const es: Translated<typeof en> = {
  opening: "Abriendo…",
  signInAgain: "Inicia sesión de nuevo",
  frame: {
    skip: "Ir al contenido",
    brand: (shop) => `${shop} Administración`,
    main: "Principal",
    mainShort: "Principal, corta",
    more: "Más",
    search: "Buscar",
    searchHint: "Buscar en todo (Ctrl K)",
    account: "Tu cuenta",
    mergeTool: "Unir imágenes",
    viewShop: "Ver la tienda",
    signOut: "Cerrar sesión",
    signOutEverywhere: "Cerrar sesiones",
    everywhere: {
      title: "¿Cerrar todas las sesiones?",
      text: "Todos los navegadores con sesión iniciada volverán a pedir la contraseña.",
      action: "Cerrar todas las sesiones",
      keep: "Quedarme",
    },
  },
  badges: {
    orders: (orders, tasks) => [orders > 0 && newOrders(orders), tasks > 0 && openTasks(tasks)].filter(Boolean).join(", "),
    messages: newMessages,
  },
  announcements: {
    order: (number) => `Pedido nuevo ${number}`,
    message: (number) => `Mensaje nuevo ${number}`,
    open: "Abrir",
  },
  news: {
    label: "Novedades",
    orders: (count) => `${newOrders(count)} desde tu última visita`,
    messages: (count) => `${newMessages(count)} por responder`,
  },
  search: {
    title: "Buscar en todo",
    label: "Pedido, cliente, alfombra, mensaje o visita",
    begin: "Parte de un nombre, un número, un correo o un teléfono.",
    searching: "Buscando…",
    nothing: "No se encontró nada.",
    visits: "Visitas",
    order: {
      pending: "pendiente",
      processing: "en preparación",
      shipped: "enviado",
      delivered: "entregado",
      cancelled: "cancelado",
    },
    return: SPANISH_RETURN_STATUS,
    visit: { confirmed: "confirmada", cancelled: "cancelada", blocked: "bloqueada", completed: "realizada" },
  },
  dashboard: {
    failed: "No se pudo cargar el resumen",
    noOrders: "Hoy aún no hay pedidos.",
    today: (count, total, money, cod) =>
      `Hoy **${orders(count)}** por **${total}**: ${money}${cod > 0 ? `, ${cod === count ? "todo" : cod} contra entrega` : ""}.`,
    allPaid: "todo pagado",
    paidAndAwaited: (paid, awaited) => `${paid} pagados, ${awaited} por cobrar`,
    toPrepare: (count) => `**${count}** por preparar.`,
    visits: (count) =>
      count === 1 ? "Hoy falta **1 visita** en el showroom." : `Hoy faltan **${count} visitas** en el showroom.`,
    payments: (count) => (count === 1 ? "1 pago espera una decisión." : `${count} pagos esperan una decisión.`),
  },
  noSuchText: { title: "Aquí no hay nada", text: "Ese texto no existe.", all: "Todos los textos" },
};
