import { refusals } from "../platform/refusal.ts";
import { LINK_PROBLEMS } from "./rules/link-problems.ts";
import { showPesos } from "../platform/money.ts";
import { expiredSentence } from "../orders/rules/minutes-left.ts";

/** Why there is no link to pay with. Spec §8 has the first ones word for word. */
export const NO_LINK = {
  trouble: LINK_PROBLEMS.noLink,
  expired: expiredSentence(90),
  cancelled: "El pedido ha sido cancelado. Puedes crear un nuevo pedido si lo deseas.",
  failed: "El pago no fue aprobado o el pedido fue cancelado. Puedes intentar de nuevo o usar otro método de pago.",
  no_order: "Falta el número del pedido",
  not_found: "No se encontró el pedido",
  paid: "Este pedido ya está pagado. No pagues otra vez.",
  confirming: "Tu banco está confirmando el pago. No pagues otra vez: te avisaremos apenas termine.",
  cod: "Este pedido se paga contra entrega.",
  too_late: "Queda muy poco tiempo para pagar este pedido. Cancélalo y crea uno nuevo para pagar con calma.",
  no_methods: "El pago en línea no está disponible en este momento. Puedes pagar contra entrega.",
  no_methods_at_all: "El pago en línea no está disponible en este momento. Escríbenos y te ayudamos.",
} as const;

const NO_LINK_STATUS: Record<string, number> = {
  no_order: 400,
  not_found: 404,
  too_little: 422,
  too_much: 422,
  no_methods: 502,
  no_methods_at_all: 502,
  trouble: 502,
};
/** Contract, Answers: an error has a fitting status; what is left concerns this order alone. */
export const noLinkStatus = (code: string): number => NO_LINK_STATUS[code] ?? 409;

export const tooLittle = (min: number, codEnabled: boolean): string =>
  `El pago en línea es para compras desde ${showPesos(min)}. ${codEnabled ? "Elige pago contra entrega." : "Escríbenos y te ayudamos."}`;
export const tooMuch = (max: number, codEnabled: boolean): string =>
  `El pago en línea admite hasta ${showPesos(max)} por compra. ${codEnabled ? "Elige pago contra entrega o escríbenos y te ayudamos." : "Escríbenos y te ayudamos."}`;

export const refuse = refusals({
  "payments.bad_signature": [401, "La firma de la notificación no es válida"],
  "payments.bad_notification": [400, "La notificación no se entiende"],
});
