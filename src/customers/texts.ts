import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

export const refuse = refusals({
  "customers.not_found": [404, inBoth("There is no such customer", "Ese cliente no existe")],
  "customers.same": [409, inBoth("This is the same record", "Es la misma ficha")],
});
