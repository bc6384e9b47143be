import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "staff.not_signed_in": [401, "Sign in to continue"],
  "staff.wrong_password": [401, "Incorrect password"],
  code_required: [401, "Enter the six digits of your authenticator app, or a recovery code"],
  "staff.unknown_key": [401, "This API key does not exist or was ended"],
  forbidden: [403, "This key or role may not do that"],
  "staff.no_such_key": [404, "That API key does not exist"],
  "staff.no_such_person": [404, "That person does not exist"],
  "staff.no_such_session": [404, "That session has already ended"],
  "staff.no_such_passkey": [404, "That passkey does not exist"],
  "staff.email_taken": [409, "Somebody here already has this e-mail"],
  "staff.last_owner": [409, "The shop keeps at least one owner who can sign in"],
  "staff.no_email": [409, "Give this account an e-mail first"],
  "staff.no_passkey": [409, "Add a passkey to your account first, so that you can still sign in"],
  "staff.invitation_over": [410, "This invitation was used or is older than 48 hours. Ask for another one"],
  "staff.passkey_refused": [401, "This passkey was not accepted. Try again"],
  "staff.wrong_current_password": [422, "That is not your password of now"],
  "staff.passkey_not_made": [422, "The passkey could not be made. Try again"],
  "staff.wrong_code": [422, "That code is not right. Check the clock of your phone and try the next one"],
  "staff.totp_on": [409, "An authenticator app is already in use. Turn it off first"],
  "staff.no_totp": [409, "There is no authenticator app to confirm"],
  "staff.too_many_connections": [
    429,
    "Too many windows of the back office are open. This one is brought up to date every minute.",
  ],
});
