import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "messages.not_found": [404, "That message does not exist"],
  "messages.answer_unknown": [404, "That saved answer does not exist"],
  "messages.letter_gone": [409, "That letter has left already or was dropped"],
  "messages.letter_unknown_fact": [400, "A placeholder of these words is not one of this letter's"],
  "messages.letter_fixed": [409, "The words of this letter cannot be changed"],
  "messages.letter_unknown": [404, "There is no such letter"],
});

export const TOO_MANY = "Ya recibimos varios mensajes tuyos. Espera un momento o escríbenos por WhatsApp.";
