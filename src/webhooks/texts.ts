import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

export const refuse = refusals({
  "webhooks.private_target": [
    422,
    inBoth(
      "The address must be a public http or https address, without a name or password in it",
      "La dirección debe ser http o https pública, sin usuario ni contraseña",
    ),
  ],
  "webhooks.not_found": [404, inBoth("That webhook does not exist", "Ese webhook no existe")],
  "webhooks.delivery_not_found": [404, inBoth("That delivery does not exist", "Ese envío no existe")],
});
