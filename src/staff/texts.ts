import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "staff.not_signed_in": [401, "Sign in to continue"],
  "staff.wrong_password": [401, "Incorrect password"],
  "staff.unknown_key": [401, "This API key does not exist or was ended"],
  forbidden: [403, "This key or role may not do that"],
  "staff.no_such_key": [404, "That API key does not exist"],
  "staff.too_many_connections": [
    429,
    "Too many windows of the back office are open. This one is brought up to date every minute.",
  ],
});
