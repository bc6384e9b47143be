import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "insight.wrong_days": [400, "The first day must not be after the last, and at most 400 days can be asked for at once"],
});
