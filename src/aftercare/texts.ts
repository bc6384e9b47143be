import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "aftercare.not_found": [404, "Este enlace ya no sirve. Ábrelo otra vez desde el correo que te enviamos."],
  "aftercare.unknown_rug": [400, "Esa alfombra no es de este pedido"],
});
