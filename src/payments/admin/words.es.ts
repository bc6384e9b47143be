import type { Translated } from "../../ui/admin/language.ts";
import type { en } from "./words.en.ts";

const makeFirst = "Primero haz el reembolso y luego regístralo";

export const es: Translated<typeof en> = {
  title: "Tareas de pago",
  count: (tasks) => `${tasks} ${tasks === 1 ? "tarea" : "tareas"} de pago`,
  oldest: (when) => `La más antigua: ${when}`,
  all: (tasks) => `Ver las ${tasks}`,
  decide: "Decidir",
  allOrders: "Todos los pedidos",
  none: "Nada espera una decisión.",
  open: (number) => `Abrir ${number}`,
  note: "Nota",
  recordRefund: "Registrar reembolso",
  close: "Cerrar tarea",
  closed: "Tarea cerrada",
  closeFailed: "No se pudo cerrar la tarea",
  tasks: {
    paid_without_stock: {
      title: "Pagado sin existencias",
      refund: "Reembolsar al cliente",
      refundHint: makeFirst,
      another: "Enviar otra alfombra",
      anotherHint: "Acuerda una alfombra o medida del mismo precio o menor",
      wait: "Esperar existencias",
      waitHint: "La próxima que entre es suya; entonces pasa el pedido a en preparación",
    },
    double_payment: {
      title: "Pago doble",
      second: "Reembolsar el segundo",
      secondHint: makeFirst,
      first: "Reembolsar el primero",
      firstHint: makeFirst,
      keep: "Conservar ambos",
      keepHint: "El cliente quiere una segunda alfombra; crea el nuevo pedido",
    },
    late_payment: {
      title: "Pago tardío",
      ship: "Preparar y enviar",
      shipHint: "Había existencias y se tomaron otra vez para este pedido",
      refund: "Reembolsar al cliente",
      refundHint: "Haz el reembolso, regístralo y luego cancela el pedido para devolver las existencias",
    },
    wrong_amount: {
      title: "Monto equivocado",
      refund: "Reembolsar al cliente",
      refundHint: makeFirst,
      accept: "Aceptar el monto",
      acceptHint: "Acordado con el cliente; el pedido cuenta como pagado y se le avisa",
    },
    refund: {
      title: "Reembolso por hacer",
      made: "Reembolso hecho",
      madeHint: "Por Bold, por transferencia o en efectivo",
    },
    voided: {
      title: "Pago anulado",
      again: "Pedirle al cliente que pague otra vez",
      againHint: "Llama o escribe; el pedido espera",
      cancel: "Cancelar el pedido",
      cancelHint: "Pasa su estado a cancelado para devolver las existencias",
    },
  },
};
