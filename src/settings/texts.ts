import { refusals } from "../platform/refusal.ts";
import { inBoth } from "../platform/input-sentences.ts";

const NO_KEY = inBoth(
  "Secrets are stored encrypted, and there is no key to do so: set SETTINGS_KEY in the environment, or keep the secret there",
  "Los secretos se guardan cifrados y no hay clave para hacerlo: pon SETTINGS_KEY en el entorno, o deja allí el secreto",
);

export const refuse = refusals({
  "settings.no_such_word": [
    404,
    ({ word }: { word: string }) => inBoth(`${word} is not in the list`, `${word} no está en la lista`),
  ],
  "settings.word_taken": [
    409,
    ({ word }: { word: string }) => inBoth(`${word} is in the list already`, `${word} ya está en la lista`),
  ],
  "settings.size_in_use": [
    409,
    ({ size, by }: { size: string; by: string }) =>
      inBoth(`${by} has a size called ${size} already`, `${by} ya tiene una medida llamada ${size}`),
  ],
  "settings.no_key": [422, NO_KEY],
  "settings.mail_failed": [
    502,
    (reason: string) =>
      inBoth(`The mail server did not take the letter: ${reason}`, `El servidor de correo no aceptó la carta: ${reason}`),
  ],
});
