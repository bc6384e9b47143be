import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "messages.not_found": [404, "That message does not exist"],
  "messages.letter_gone": [409, "That letter has left already or was dropped"],
  "messages.letter_unknown": [404, "There is no such letter"],
});

export const TOO_MANY = "Ya recibimos varios mensajes tuyos. Espera un momento o escríbenos por WhatsApp.";
