import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "catalog.rug_not_found": [404, "Producto no encontrado"],
  "catalog.collection_not_found": [404, "No encontramos esa colección"],
});
