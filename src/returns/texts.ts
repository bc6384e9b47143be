import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";
import type { ReturnStatus } from "../orders/rules/return-statuses.ts";
import { SPANISH_RETURN_STATUS } from "../orders/rules/spanish-return-status.ts";

export const refuse = refusals({
  "returns.not_delivered": [
    422,
    "Puedes pedir la devolución cuando tu pedido haya salido. Si aún no quieres que salga, escríbenos y te ayudamos.",
  ],
  "returns.cancelled": [422, "Este pedido fue cancelado: no hay nada que devolver. Si tienes dudas, escríbenos."],
  "returns.too_late": [
    422,
    (days: number) =>
      days > 0
        ? `El plazo de ${days} días para devolver este pedido ya terminó. Escríbenos y vemos cómo ayudarte.`
        : "Este pedido ya no se puede devolver aquí. Escríbenos y vemos cómo ayudarte.",
  ],
  "returns.answered": [409, "Tu devolución ya tiene respuesta. Si quieres mostrarnos algo más, responde nuestro correo."],
  "returns.unknown_item": [400, "Esa alfombra no es de este pedido"],
  "returns.more_than_bought": [409, "Pides devolver más unidades de las que quedan por devolver en este pedido"],
});

/** For staff, in their language. */
export const refuseStaff = refusals({
  "returns.not_found": [404, inBoth("There is no such return", "Esa devolución no existe")],
  "returns.impossible_step": [
    409,
    ({ from, to }: { from: ReturnStatus; to: ReturnStatus }) =>
      inBoth(
        `A return that is ${from} cannot become ${to}`,
        `Una devolución ${SPANISH_RETURN_STATUS[from]} no puede pasar a ${SPANISH_RETURN_STATUS[to]}`,
      ),
  ],
  "returns.unknown_order": [400, inBoth("There is no order with that number", "No hay un pedido con ese número")],
  "returns.unknown_line": [400, inBoth("This return has no such line", "Esta devolución no tiene esa línea")],
  "returns.too_late_to_take_back": [
    409,
    inBoth("The e-mail has gone out: this can no longer be taken back", "El correo ya salió: esto ya no se puede deshacer"),
  ],
  "returns.nothing_paid": [
    409,
    inBoth(
      "Nothing was paid for this order: there is no money to give back. Cancel the order instead",
      "No se pagó nada por este pedido: no hay dinero que devolver. Mejor cancela el pedido",
    ),
  ],
  "returns.pickup_past": [
    422,
    inBoth("The day of the pick-up is over: choose today or later", "El día de la recogida ya pasó: elige hoy o más tarde"),
  ],
  "returns.sold_again": [
    409,
    inBoth(
      "Its rugs are back on the shelf and have been sold again",
      "Sus alfombras volvieron a las existencias y ya se vendieron de nuevo",
    ),
  ],
});
