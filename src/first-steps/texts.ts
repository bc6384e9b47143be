import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "first_steps.not_ready": [409, "Give the shop a name, a first rug, a way to pay and a mail address first"],
  "first_steps.no_demo": [409, "This shop is not the demo: nothing was deleted"],
  "first_steps.live_payments": [409, "Real payments are set up here: nothing was deleted"],
  "first_steps.wrong_name": [422, "That is not the shop's name: nothing was deleted"],
});
