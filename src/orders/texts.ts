import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";
import { tooManyUnits } from "../catalog/rules/limits.ts";
import { shortStockForStaff, shortStockSentence, type ShortLine } from "./rules/lines.ts";
import { showCents } from "../platform/money.ts";
import { NO_REFERENCE } from "./refund-contract.ts";
import { NO_GUIDE } from "./shipment-contract.ts";

export const refuse = refusals({
  "orders.not_found": [404, inBoth("There is no such order", "No se encontró el pedido")],
  "orders.unknown_rug": [404, inBoth("There is no such carpet", "Producto no encontrado")],
  "orders.short_stock": [409, (short: readonly ShortLine[]) => inBoth(shortStockForStaff(short), shortStockSentence(short))],
  "orders.key_reused": [
    409,
    inBoth(
      "This request was already used for another order. Reload the page and try again.",
      "Esta solicitud ya se usó para otro pedido. Actualiza la página e intenta de nuevo.",
    ),
  ],
  "orders.too_many_calls": [429, "Hiciste demasiados pedidos seguidos. Espera un momento e intenta de nuevo."],
  "orders.cod_off": [
    422,
    inBoth("Cash on delivery is off in Settings", "En este momento no recibimos pagos contra entrega. Elige el pago en línea."),
  ],
  "orders.no_price": [409, inBoth("This size has no price yet", "Esta medida aún no tiene precio")],
  "orders.too_many_units": [422, ({ most }: { most: number }) => tooManyUnits(most)],
  "orders.too_many_open": [429, "Ya tienes varios pedidos sin pagar. Paga o cancela uno de ellos, o escríbenos y te ayudamos."],
  "orders.too_many_from_network": [
    429,
    "Desde tu conexión a internet hay muchos pedidos sin pagar. Intenta desde otra red, como tus datos móviles, espera unas horas, o escríbenos y te ayudamos.",
  ],
  "orders.too_many_guesses": [429, "Demasiadas consultas de pedidos. Espera un momento e intenta de nuevo."],
  "orders.wrong_confirmation": [404, "Este enlace no es de este pedido. Ábrelo otra vez desde el correo que te enviamos."],
  "orders.confirmed_too_late": [
    409,
    "Este pedido se canceló antes de tu confirmación. Puedes crear un nuevo pedido si lo deseas.",
  ],
  "orders.not_cancellable": [
    409,
    "Este pedido ya está pagado o en camino y no se puede cancelar aquí. Escríbenos y te ayudamos.",
  ],
});

export const NO_VISIT = inBoth("That visit does not exist", "Esa visita no existe");

/** For staff alone. */
export const refuseStaff = refusals({
  "orders.no_stock_to_reopen": [
    409,
    inBoth("There is not enough stock to reopen this order", "No hay existencias suficientes para reabrir este pedido"),
  ],
  "orders.confirm_cancelled": [
    409,
    inBoth(
      "This order is cancelled: set it to processing to open it again",
      "Este pedido está cancelado: pásalo a en preparación para abrirlo otra vez",
    ),
  ],
  "orders.too_late_to_take_back": [
    409,
    inBoth("The e-mail has gone out: this can no longer be taken back", "El correo ya salió: esto ya no se puede deshacer"),
  ],
  "orders.refund_too_much": [
    409,
    (left: number) =>
      left > 0
        ? inBoth(`At most ${showCents(left)} is left to refund`, `Quedan por reembolsar máximo ${showCents(left)}`)
        : inBoth("Nothing is left to refund on this order", "En este pedido no queda nada por reembolsar"),
  ],
  "orders.refund_known": [
    409,
    inBoth(
      "This refund is written down already: same way, reference and amount",
      "Este reembolso ya está registrado: mismo medio, referencia y monto",
    ),
  ],
  "orders.refund_key_reused": [
    409,
    inBoth(
      "This request was already used for another refund. Reload the page and try again.",
      "Esta solicitud ya se usó para otro reembolso. Actualiza la página e intenta de nuevo.",
    ),
  ],
  "orders.refund_reference": [400, NO_REFERENCE],
  "orders.refund_items": [
    400,
    inBoth("The refund names rugs that are not in this order", "El reembolso nombra alfombras que no están en este pedido"),
  ],
  // Contract: what a role may not do.
  forbidden: [
    403,
    (most: number) =>
      most > 0
        ? inBoth(`Your role may give at most ${most} %`, `Tu rol puede dar máximo ${most}\u00a0%`)
        : inBoth("Your role may give no discount", "Tu rol no puede dar descuentos"),
  ],
  "orders.unknown_visit": [400, NO_VISIT],
  "orders.lines_fixed": [
    409,
    inBoth(
      "Rugs can be changed until the order has left, while it is pending or processing",
      "Las alfombras se pueden cambiar antes de que el pedido salga, mientras está pendiente o en preparación",
    ),
  ],
  "orders.lines_confirming": [
    409,
    inBoth(
      "The bank is confirming a payment of this order: wait until it has answered",
      "El banco está confirmando un pago de este pedido: espera su respuesta",
    ),
  ],
  "orders.lines_returned": [
    409,
    inBoth(
      "Rugs of this order are on their way back or came back: its lines stay as they are",
      "Hay alfombras de este pedido que vienen de regreso o ya volvieron: sus líneas quedan como están",
    ),
  ],
  "orders.lines_unknown": [
    400,
    inBoth("The change names rugs that are not in this order", "El cambio nombra alfombras que no están en este pedido"),
  ],
  "orders.lines_sent": [
    409,
    (sent: number) =>
      inBoth(
        `${sent} of that rug ${sent === 1 ? "has" : "have"} left already`,
        sent === 1 ? "Ya salió 1 de esa alfombra" : `Ya salieron ${sent} de esa alfombra`,
      ),
  ],
  "orders.lines_empty": [
    409,
    inBoth("An order without rugs is a cancelled one: cancel it instead", "Un pedido sin alfombras es uno cancelado: cancélalo"),
  ],
  "orders.cancel_shipped": [
    409,
    inBoth(
      "Some of this order has left: take its shipment back before you cancel it",
      "Parte de este pedido ya salió: deshaz su envío antes de cancelarlo",
    ),
  ],
  "orders.address_shipped": [
    409,
    inBoth(
      "This order has left: its address can no longer be changed",
      "Este pedido ya salió: su dirección ya no se puede cambiar",
    ),
  ],
  "orders.not_to_ship": [409, (why: string) => why],
  "orders.ship_too_much": [
    409,
    (left: number) =>
      left > 0
        ? inBoth(
            `Only ${left} of that rug ${left === 1 ? "is" : "are"} left to ship`,
            left === 1 ? "Solo queda 1 de esa alfombra por enviar" : `Solo quedan ${left} de esa alfombra por enviar`,
          )
        : inBoth("That rug has shipped already", "Esa alfombra ya se envió"),
  ],
  "orders.ship_items": [
    400,
    inBoth("The shipment names rugs that are not in this order", "El envío nombra alfombras que no están en este pedido"),
  ],
  "orders.ship_guide": [400, NO_GUIDE],
  "orders.shipment_not_found": [404, inBoth("That shipment does not exist", "Ese envío no existe")],
  "orders.shipment_delivered": [
    409,
    inBoth("This order was delivered: its shipment stays", "Este pedido se entregó: su envío queda como está"),
  ],
  "payments.task_not_found": [404, inBoth("That payment task does not exist", "Esa tarea de pago no existe")],
  "orders.refund_not_found": [404, inBoth("That refund does not exist", "Ese reembolso no existe")],
});
