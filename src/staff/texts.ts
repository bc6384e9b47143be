import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

export const refuse = refusals({
  "staff.not_signed_in": [401, inBoth("Sign in to continue", "Inicia sesión para continuar")],
  "staff.wrong_password": [401, inBoth("Incorrect password", "Contraseña incorrecta")],
  code_required: [
    401,
    inBoth(
      "Enter the six digits of your authenticator app, or a recovery code",
      "Escribe los seis dígitos de tu app de autenticación o un código de recuperación",
    ),
  ],
  "staff.unknown_key": [401, inBoth("This API key does not exist or was ended", "Esta clave de API no existe o fue revocada")],
  forbidden: [403, inBoth("This key or role may not do that", "Esta clave o este rol no lo permite")],
  "staff.no_such_key": [404, inBoth("That API key does not exist", "Esa clave de API no existe")],
  "staff.no_such_person": [404, inBoth("That person does not exist", "Esa persona no existe")],
  "staff.no_such_session": [404, inBoth("That session has already ended", "Esa sesión ya terminó")],
  "staff.no_such_passkey": [404, inBoth("That passkey does not exist", "Esa llave de acceso no existe")],
  "staff.email_taken": [409, inBoth("Somebody here already has this e-mail", "Alguien aquí ya tiene este correo")],
  "staff.last_owner": [
    409,
    inBoth("The shop keeps at least one owner who can sign in", "La tienda conserva al menos un dueño que pueda iniciar sesión"),
  ],
  "staff.no_email": [409, inBoth("Give this account an e-mail first", "Primero dale un correo a esta cuenta")],
  "staff.no_passkey": [
    409,
    inBoth(
      "Add a passkey to your account first, so that you can still sign in",
      "Primero añade una llave de acceso a tu cuenta, para que puedas seguir entrando",
    ),
  ],
  "staff.invitation_over": [
    410,
    inBoth(
      "This invitation was used or is older than 48 hours. Ask for another one",
      "Esta invitación ya se usó o tiene más de 48 horas. Pide otra",
    ),
  ],
  "staff.passkey_refused": [
    401,
    inBoth("This passkey was not accepted. Try again", "Esta llave de acceso no fue aceptada. Intenta de nuevo"),
  ],
  "staff.sign_in_again": [
    403,
    inBoth(
      "You signed in a while ago: type your password again, or sign out and in, to change how you sign in",
      "Iniciaste sesión hace rato: escribe otra vez tu contraseña, o cierra la sesión e iníciala de nuevo, para cambiar cómo entras",
    ),
  ],
  "staff.wrong_current_password": [422, inBoth("That is not your password of now", "Esa no es tu contraseña actual")],
  "staff.passkey_not_made": [
    422,
    inBoth("The passkey could not be made. Try again", "No se pudo crear la llave de acceso. Intenta de nuevo"),
  ],
  "staff.wrong_code": [
    422,
    inBoth(
      "That code is not right. Check the clock of your phone and try the next one",
      "Ese código no es correcto. Revisa la hora de tu teléfono y prueba el siguiente",
    ),
  ],
  "staff.totp_on": [
    409,
    inBoth(
      "An authenticator app is already in use. Turn it off first",
      "Ya hay una app de autenticación en uso. Desactívala primero",
    ),
  ],
  "staff.no_totp": [409, inBoth("There is no authenticator app to confirm", "No hay una app de autenticación por confirmar")],
  "staff.too_many_connections": [
    429,
    inBoth(
      "Too many windows of the back office are open. This one is brought up to date every minute.",
      "Hay demasiadas ventanas de la administración abiertas. Esta se actualiza cada minuto.",
    ),
  ],
});
