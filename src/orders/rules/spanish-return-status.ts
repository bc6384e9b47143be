import type { ReturnStatus } from "./return-statuses.ts";

/** Within a Spanish sentence to staff: "Una devolución recibida". */
export const SPANISH_RETURN_STATUS: Record<ReturnStatus, string> = {
  requested: "solicitada",
  approved: "aprobada",
  received: "recibida",
  refunded: "reembolsada",
  exchanged: "cambiada",
  refused: "rechazada",
};
