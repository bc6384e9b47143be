import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "staff.not_signed_in": [401, "Sign in to continue"],
  "staff.wrong_password": [401, "Incorrect password"],
  "staff.too_many_connections": [
    429,
    "Too many windows of the back office are open. This one is brought up to date every minute.",
  ],
});
