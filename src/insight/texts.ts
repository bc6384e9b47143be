import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

export const refuse = refusals({
  "insight.wrong_days": [
    400,
    inBoth(
      "The first day must not be after the last, and at most 400 days can be asked for at once",
      "El primer día no puede ser posterior al último, y se pueden pedir máximo 400 días a la vez",
    ),
  ],
});
