import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "reviews.not_found": [404, "No encontramos esa reseña"],
  "reviews.unknown_rug": [400, "Esa alfombra no existe"],
});
