import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";
import { tooManyUnits } from "../catalog/rules/limits.ts";
import { shortStockForStaff, shortStockSentence, type ShortLine } from "./rules/lines.ts";
import { showCents } from "../platform/money.ts";

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

/** For staff, in English as the rest of the back office. */
export const refuseStaff = refusals({
  "orders.no_stock_to_reopen": [409, "There is not enough stock to reopen this order"],
  "orders.confirm_cancelled": [409, "This order is cancelled: set it to processing to open it again"],
  "orders.too_late_to_take_back": [409, "The e-mail has gone out: this can no longer be taken back"],
  "orders.refund_too_much": [
    409,
    (left: number) => (left > 0 ? `At most ${showCents(left)} is left to refund` : "Nothing is left to refund on this order"),
  ],
  "orders.refund_known": [409, "This refund is written down already: same way, reference and amount"],
  "orders.refund_key_reused": [409, "This request was already used for another refund. Reload the page and try again."],
  "orders.refund_reference": [400, "Write the bank's reference"],
  "orders.refund_items": [400, "The refund names rugs that are not in this order"],
  // Contract: what a role may not do.
  forbidden: [403, (most: number) => (most > 0 ? `Your role may give at most ${most} %` : "Your role may give no discount")],
  "orders.unknown_visit": [400, "That visit does not exist"],
  "orders.lines_fixed": [409, "Rugs can be changed until the order has left, while it is pending or processing"],
  "orders.lines_confirming": [409, "The bank is confirming a payment of this order: wait until it has answered"],
  "orders.lines_returned": [409, "Rugs of this order are on their way back or came back: its lines stay as they are"],
  "orders.lines_unknown": [400, "The change names rugs that are not in this order"],
  "orders.lines_sent": [409, (sent: number) => `${sent} of that rug ${sent === 1 ? "has" : "have"} left already`],
  "orders.lines_empty": [409, "An order without rugs is a cancelled one: cancel it instead"],
  "orders.cancel_shipped": [409, "Some of this order has left: take its shipment back before you cancel it"],
  "orders.address_shipped": [409, "This order has left: its address can no longer be changed"],
  "orders.not_to_ship": [409, (why: string) => why],
  "orders.ship_too_much": [
    409,
    (left: number) =>
      left > 0 ? `Only ${left} of that rug ${left === 1 ? "is" : "are"} left to ship` : "That rug has shipped already",
  ],
  "orders.ship_items": [400, "The shipment names rugs that are not in this order"],
  "orders.ship_guide": [400, "Write the guía number"],
  "orders.shipment_not_found": [404, "That shipment does not exist"],
  "orders.shipment_delivered": [409, "This order was delivered: its shipment stays"],
  "payments.task_not_found": [404, "That payment task does not exist"],
  "orders.refund_not_found": [404, "That refund does not exist"],
});
