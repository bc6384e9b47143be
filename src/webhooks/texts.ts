import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "webhooks.private_target": [422, "The address must be a public http or https address, without a name or password in it"],
  "webhooks.not_found": [404, "That webhook does not exist"],
  "webhooks.delivery_not_found": [404, "That delivery does not exist"],
});
