import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "staff.not_signed_in": [401, "Sign in to continue"],
  "staff.wrong_password": [401, "Incorrect password"],
});
