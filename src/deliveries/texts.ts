import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";

export const WINDOW = inBoth("The window ends after it begins", "La franja termina después de empezar");
export const NO_NAME = inBoth("Write who received it", "Escribe quién la recibió");
export const NO_CASH = inBoth("Write how much cash was collected", "Escribe cuánto efectivo se recibió");

export const refuse = refusals({
  "deliveries.not_found": [404, inBoth("That delivery does not exist", "Esa entrega no existe")],
  "deliveries.planned_already": [
    409,
    inBoth(
      "A delivery of this order is planned already: change that one",
      "Este pedido ya tiene una entrega acordada: cambia esa",
    ),
  ],
  "deliveries.not_to_deliver": [409, (why: string) => why],
  "deliveries.finished": [
    409,
    inBoth("This delivery is finished and stays as it is", "Esta entrega ya terminó y queda como está"),
  ],
  "deliveries.window": [400, WINDOW],
  "deliveries.past": [422, inBoth("This day is over: agree one from today on", "Este día ya pasó: acuerda uno desde hoy")],
  "deliveries.no_name": [400, NO_NAME],
  "deliveries.no_cash": [400, NO_CASH],
  "deliveries.no_cash_due": [
    409,
    inBoth("This order is paid: no cash is collected", "Este pedido está pagado: no se cobra efectivo"),
  ],
  "cash.closed": [409, inBoth("This day is closed already", "Este día ya está cerrado")],
  "cash.future": [422, inBoth("This day is not over: it has not begun", "Este día no ha terminado: aún no empieza")],
});
