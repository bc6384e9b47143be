import type { ReturnStatus } from "../../orders/rules/return-statuses.ts";

/** Within a Spanish sentence to staff: "Una devolución recibida". */
export const SPANISH_STATUS: Record<ReturnStatus, string> = {
  requested: "solicitada",
  approved: "aprobada",
  received: "recibida",
  refunded: "reembolsada",
  exchanged: "cambiada",
  refused: "rechazada",
};
