import type { ReturnStatus } from "../../orders/rules/return-statuses.ts";

/** Where a return is, as its customer reads it. */
export const RETURN_WORDS: Record<ReturnStatus, string> = {
  requested: "Recibimos tu solicitud. Te escribimos para acordar cómo la recogemos.",
  approved: "Aprobada. La recogemos en tu casa.",
  received: "Ya está con nosotros. La estamos revisando.",
  refunded: "Terminada. Te devolvimos el dinero.",
  exchanged: "Terminada. Te enviamos otra a cambio.",
  refused: "No la pudimos aceptar.",
};

export const REASONS = [
  "No combina con mi espacio",
  "La medida no me sirve",
  "Llegó con un defecto",
  "No es la que pedí",
  "Otra razón",
];
