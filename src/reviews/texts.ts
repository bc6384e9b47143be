import { inBoth } from "../platform/input-sentences.ts";
import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "reviews.not_found": [404, inBoth("There is no such review", "No encontramos esa reseña")],
  "reviews.written_already": [409, "Ya recibimos tu reseña de esta alfombra. Gracias."],
  "reviews.unknown_rug": [400, inBoth("There is no such carpet", "Esa alfombra no existe")],
});
