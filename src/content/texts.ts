import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "content.unknown": [404, inBoth("There is no such text", "Ese texto no existe")],
  "content.no_such_version": [404, inBoth("There is no such version", "Esa versión no existe")],
  "content.changed": [
    409,
    inBoth(
      "Somebody saved this text after you opened it. Load it again and put your words into it",
      "Alguien guardó este texto después de que lo abriste. Cárgalo de nuevo y agrega tus cambios",
    ),
  ],
});
