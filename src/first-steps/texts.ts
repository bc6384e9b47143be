import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

export const refuse = refusals({
  "first_steps.not_ready": [
    409,
    inBoth(
      "Give the shop a name, a first rug, a way to pay and a mail address first",
      "Primero dale a la tienda un nombre, una primera alfombra, una forma de pago y un correo",
    ),
  ],
  "first_steps.no_demo": [
    409,
    inBoth("This shop is not the demo: nothing was deleted", "Esta tienda no es la demostración: no se eliminó nada"),
  ],
  "first_steps.live_payments": [
    409,
    inBoth("Real payments are set up here: nothing was deleted", "Aquí hay pagos reales configurados: no se eliminó nada"),
  ],
  "first_steps.wrong_name": [
    422,
    inBoth("That is not the shop's name: nothing was deleted", "Ese no es el nombre de la tienda: no se eliminó nada"),
  ],
});
