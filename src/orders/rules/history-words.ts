import type { Language } from "../../platform/language.ts";
import type { ReturnStatus } from "./return-statuses.ts";
import type { Ending, OrderStatus } from "./status.ts";

const listed = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(" ");

/** What staff read in an order's history. */
const en = {
  none: "none",
  fields: {
    customerName: "Name",
    customerEmail: "E-mail",
    customerPhone: "Phone",
    documentType: "Document type",
    customerIdNumber: "Document",
    shippingAddress: "Address",
    shippingCity: "City",
    shippingState: "Department",
    shippingZipCode: "Postal code",
  },
  tags: "Tags",
  assigned: "Assigned",
  total: "Total",
  status: {
    pending: "Pending",
    processing: "Processing",
    shipped: "Shipped",
    delivered: "Delivered",
    cancelled: "Cancelled",
  } satisfies Record<OrderStatus, string>,
  ended: {
    cancelled: "Cancelled by the customer, stock given back",
    failed: "Payment not approved, stock given back",
    expired: "Expired, stock given back",
    unconfirmed: "Not confirmed in time, stock given back",
  } satisfies Record<Ending, string>,
  statusChange: (from: string, to: string) => `Status: ${from} → ${to}`,
  statusAgain: (to: string) => `Status: ${to} again`,
  allShipped: "Everything has shipped",
  placed: "Order placed",
  sold: (method: string) => `Sold by staff, ${method}`,
  paid: (amount: string, how: string) => `Payment of ${amount} received, ${how}`,
  confirmedByCustomer: "Confirmed by the customer",
  confirmedByStaff: "Confirmed by staff",
  shipped: (how: string) => `Shipped with ${how}`,
  shipmentTakenBack: (how: string) => `Shipment taken back: ${how}`,
  differencePaid: (amount: string, way: string, reference?: string) =>
    listed([`Difference of ${amount} received, ${way}`, reference]),
  refunded: (amount: string, way: string, reference?: string) => listed([`Refunded ${amount} by ${way}`, reference]),
  returned: {
    requested: (number: string) => `Return ${number} asked for by the customer`,
    approved: (number: string) => `Return ${number} approved`,
    received: (number: string) => `Return ${number} received`,
    refunded: (number: string) => `Return ${number} refunded`,
    exchanged: (number: string) => `Return ${number} exchanged`,
    refused: (number: string) => `Return ${number} refused`,
  } satisfies Record<ReturnStatus, unknown>,
};
export type HistoryWords = typeof en;

const es: HistoryWords = {
  none: "vacío",
  fields: {
    customerName: "Nombre",
    customerEmail: "Correo",
    customerPhone: "Teléfono",
    documentType: "Tipo de documento",
    customerIdNumber: "Documento",
    shippingAddress: "Dirección",
    shippingCity: "Ciudad",
    shippingState: "Departamento",
    shippingZipCode: "Código postal",
  },
  tags: "Etiquetas",
  assigned: "Asignado",
  total: "Total",
  status: {
    pending: "Pendiente",
    processing: "En preparación",
    shipped: "Enviado",
    delivered: "Entregado",
    cancelled: "Cancelado",
  },
  ended: {
    cancelled: "Cancelado por el cliente, existencias devueltas",
    failed: "Pago no aprobado, existencias devueltas",
    expired: "Vencido, existencias devueltas",
    unconfirmed: "Sin confirmar a tiempo, existencias devueltas",
  },
  statusChange: (from, to) => `Estado: ${from} → ${to}`,
  statusAgain: (to) => `Estado: ${to} otra vez`,
  allShipped: "Todo se envió",
  placed: "Pedido recibido",
  sold: (method) => `Venta del equipo, ${method}`,
  paid: (amount, how) => `Pago de ${amount} recibido, ${how}`,
  confirmedByCustomer: "Confirmado por el cliente",
  confirmedByStaff: "Confirmado por el equipo",
  shipped: (how) => `Enviado con ${how}`,
  shipmentTakenBack: (how) => `Envío deshecho: ${how}`,
  differencePaid: (amount, way, reference) => listed([`Diferencia de ${amount} recibida, ${way}`, reference]),
  refunded: (amount, way, reference) => listed([`Reembolso de ${amount} por ${way}`, reference]),
  returned: {
    requested: (number) => `Devolución ${number} solicitada por el cliente`,
    approved: (number) => `Devolución ${number} aprobada`,
    received: (number) => `Devolución ${number} recibida`,
    refunded: (number) => `Devolución ${number} reembolsada`,
    exchanged: (number) => `Devolución ${number} cambiada`,
    refused: (number) => `Devolución ${number} rechazada`,
  },
};

export const HISTORY_WORDS: Record<Language, HistoryWords> = { en, es };
