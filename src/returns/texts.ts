import { refusals } from "../platform/refusal.ts";

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

/** For staff, in English as the rest of the back office. */
export const refuseStaff = refusals({
  "returns.not_found": [404, "There is no such return"],
  "returns.impossible_step": [
    409,
    ({ from, to }: { from: string; to: string }) => `A return that is ${from} cannot become ${to}`,
  ],
  "returns.unknown_order": [400, "There is no order with that number"],
  "returns.unknown_line": [400, "This return has no such line"],
  "returns.too_late_to_take_back": [409, "The e-mail has gone out: this can no longer be taken back"],
  "returns.nothing_paid": [409, "Nothing was paid for this order: there is no money to give back. Cancel the order instead"],
  "returns.pickup_past": [422, "The day of the pick-up is over: choose today or later"],
  "returns.sold_again": [409, "Its rugs are back on the shelf and have been sold again"],
});
