import { refusals } from "../platform/refusal.ts";

const NO_KEY =
  "Secrets are stored encrypted, and there is no key to do so: set SETTINGS_KEY in the environment, or keep the secret there";

export const refuse = refusals({
  "settings.no_such_word": [404, ({ word }: { word: string }) => `${word} is not in the list`],
  "settings.word_taken": [409, ({ word }: { word: string }) => `${word} is in the list already`],
  "settings.no_key": [422, NO_KEY],
  "settings.mail_failed": [502, (reason: string) => `The mail server did not take the letter: ${reason}`],
});
