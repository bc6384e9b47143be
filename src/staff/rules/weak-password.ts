import { inBoth } from "../../platform/input-sentences.ts";

export const SHORTEST_PASSWORD = 12;

const TOO_SHORT = inBoth(`Use at least ${SHORTEST_PASSWORD} characters`, `Usa al menos ${SHORTEST_PASSWORD} caracteres`);
const COMMON = inBoth(
  "This password is in every list of common ones. Choose another",
  "Esta contraseña está en todas las listas de las más comunes. Elige otra",
);

/** Words that lists of leaked passwords begin with; digits around them add nothing. */
const WORDS = new Set(
  `password passwordpassword passw0rd p@ssword p@ssw0rd contraseña contrasena micontraseña micontrasena clave claveclave miclave
  admin administrator administrador adminadmin root superuser superusuario welcome welcomehome bienvenido bienvenida bienvenidos
  letmein letmeinplease letmeinnow changeme changemenow cambiame secret secreto iloveyou iloveyouforever teamo teamomucho
  tequiero tequieromucho teamoamor princess princesa estrella mariposa chocolate sunshine football futbol baseball basketball
  liverpool manchesterunited realmadrid barcelona millonarios santafe atleticonacional colombia bogota medellin cali telar
  monkey dragon shadow master superman batman starwars pokemon michael jordan jennifer alejandro alejandra sebastian
  trustnoone unbelievable supercalifragilisticexpialidocious whatever computer internet samsung
  qwerty qwertyqwerty qwertyuiop qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm asdfghjkl asdfghjklñ asdfasdfasdf zxcvbnm
  qazwsx qazwsxedc qazwsxedcrfv qazwsxedcrfvtgb zaqxswcde zaq12wsxcde 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i
  q1w2e3r4t5y6 q1w2e3r4t5 qweasdzxc qwe123qwe123 abc123abc123 abcd1234abcd abcdefgh abcdefghij abcdefghijkl abcdefghijklm a1b2c3d4e5f6
  asd123asd123 google facebook instagram whatsapp`.split(/\s+/),
);
const ROWS = ["01234567890123456789", "98765432109876543210", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"];

/** One short piece over and over: `aaaaaaaaaaaa`, `abcabcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+.?$/.test(text);

/** Why a password is not taken; undefined when it is. */
export function weaknessOf(password: string): string | undefined {
  if (Array.from(password).length < SHORTEST_PASSWORD) return TOO_SHORT;
  const text = password.toLowerCase();
  const word = text.replaceAll(/^\d+|\d+$/g, "");
  const isCommon =
    WORDS.has(text) || WORDS.has(word) || word === "" || isRepeated(text) || ROWS.some((row) => row.includes(text));
  return isCommon ? COMMON : undefined;
}
