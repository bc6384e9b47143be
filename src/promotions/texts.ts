import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

export const refuse = refusals({
  "promotions.not_found": [404, inBoth("There is no such promotion", "No existe esa promoción")],
  "promotions.form": [400, (fields: Record<string, string>) => Object.values(fields)[0]!],
  "promotions.unknown_subject": [
    400,
    inBoth("A carpet or collection of it does not exist", "Una de sus alfombras o colecciones no existe"),
  ],
  "promotions.not_running": [
    409,
    inBoth("It has not begun or is over: there is nothing to end", "No ha empezado o ya terminó: no hay nada que terminar"),
  ],
});
