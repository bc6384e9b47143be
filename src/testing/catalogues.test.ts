import { expect, it } from "vitest";
import { isEnglish, isSpanish, saidOf } from "./which-language.ts";

type Messages = { [name: string]: string | ((...parts: unknown[]) => unknown) | Messages };
const files = {
  en: import.meta.glob<{ en: Messages }>("../**/*words.en.ts", { eager: true }),
  es: import.meta.glob<{ es: Messages }>("../**/*words.es.ts", { eager: true }),
};

/** Each message by its place; those with parts as they are said of a few. */
const messagesOf = (messages: Messages, at = ""): [place: string, said: string][] =>
  Object.entries(messages).flatMap(([name, each]) =>
    typeof each === "object"
      ? messagesOf(each, `${at}.${name}`)
      : saidOf(each).map((text, nth): [string, string] => [`${at}.${name} ${nth}`, text]),
  );
const isSentence = (text: string): boolean => /\p{L}{2} \p{L}{2}/u.test(text);

/** Called the same in both. */
const NAMES = new Set(["Google Merchant Center"]);

it.each(Object.keys(files.en))("%s is translated whole", (file) => {
  const english = new Map(messagesOf(files.en[file]!.en));
  // What shoppers are written is Spanish in both.
  const isCopied = (place: string, text: string) =>
    isSentence(text) && text === english.get(place) && !isSpanish(text) && !NAMES.has(text);
  const spanish = messagesOf(files.es[file.replace("en.ts", "es.ts")]!.es);
  expect(spanish.filter(([place, text]) => isEnglish(text) || isCopied(place, text))).toEqual([]);
});
