import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

export const refuse = refusals({
  "messages.not_found": [404, inBoth("That message does not exist", "Ese mensaje no existe")],
  "messages.no_mailbox": [
    409,
    inBoth("This message came without an e-mail address to answer to", "Este mensaje llegó sin un correo al cual responder"),
  ],
  "messages.answer_unknown": [404, inBoth("That saved answer does not exist", "Esa respuesta guardada no existe")],
  "messages.letter_gone": [409, inBoth("That letter has left already or was dropped", "Ese correo ya salió o se eliminó")],
  "messages.letter_unknown_fact": [
    400,
    inBoth("A placeholder of these words is not one of this letter's", "Un dato de este texto no es de este correo"),
  ],
  "messages.letter_fixed": [
    409,
    inBoth("The words of this letter cannot be changed", "El texto de este correo no se puede cambiar"),
  ],
  "messages.letter_unknown": [404, inBoth("There is no such letter", "Ese correo no existe")],
  "messages.inbound_off": [
    404,
    inBoth(
      "This shop takes no e-mail in: INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET are not set",
      "Esta tienda no recibe correos: faltan INBOUND_MAIL_ADDRESS e INBOUND_MAIL_SECRET",
    ),
  ],
  "messages.inbound_secret": [
    401,
    inBoth(
      "The password of this address is not INBOUND_MAIL_SECRET",
      "La contraseña de esta dirección no es INBOUND_MAIL_SECRET",
    ),
  ],
  "messages.inbound_shape": [
    400,
    inBoth("This is not the JSON of an inbound e-mail", "Este no es el JSON de un correo recibido"),
  ],
});

export const TOO_MANY = "Ya recibimos varios mensajes tuyos. Espera un momento o escríbenos por WhatsApp.";
