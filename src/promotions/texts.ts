import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "promotions.not_found": [404, "There is no such promotion"],
  "promotions.form": [400, (fields: Record<string, string>) => Object.values(fields)[0]!],
  "promotions.unknown_subject": [400, "A carpet or collection of it does not exist"],
  "promotions.not_running": [409, "It has not begun or is over: there is nothing to end"],
});
