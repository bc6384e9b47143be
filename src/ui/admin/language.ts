import type { Language } from "../../platform/language.ts";
import { browserStorage } from "../../platform/browser-storage.ts";

const KEY = "telar.staff-language";
/** The back office is drawn in the browser alone, for one person: one language is in force at a time. */
let inForce: Language = "en";

export const languageInForce = (): Language => inForce;

/** Of the person who is signed in; where nobody is, of the last one who was here. */
export function setLanguage(language: Language | undefined): void {
  inForce = language ?? (browserStorage()?.getItem(KEY) === "es" ? "es" : "en");
  if (language) browserStorage()?.setItem(KEY, language);
}

/** Each in itself: whoever reads only one of them finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = { es: "Español", en: "English" };

/** The same messages in another language: each is there, and takes the same parts. */
export type Translated<T> = {
  [Key in keyof T]: T[Key] extends (...parts: infer Parts) => infer Said
    ? (...parts: Parts) => Said extends string ? string : Said
    : T[Key] extends string
      ? string
      : Translated<T[Key]>;
};

/** A room's messages in the language in force. Called where they are drawn, never once for all. */
export const catalogue =
  <T extends object>(en: T, es: Translated<T>) =>
  (): Translated<T> =>
    inForce === "es" ? es : (en as Translated<T>);
