import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "stock_requests.no_size": [422, "Esta alfombra no se vende en esa medida"],
  "stock_requests.in_stock": [409, "Esta medida ya está disponible: puedes comprarla ahora"],
  "stock_requests.too_many": [
    429,
    "Ya tienes varios avisos pendientes con este correo. Confírmalos o cancélalos antes de pedir otro.",
  ],
  "stock_requests.not_found": [404, "Este aviso ya no existe"],
});
