import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "customers.not_found": [404, "There is no such customer"],
  "customers.same": [409, "This is the same record"],
});
