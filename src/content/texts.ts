import { refusals } from "../platform/refusal.ts";

export const refuse = refusals({
  "content.unknown": [404, "There is no such text"],
  "content.no_such_version": [404, "There is no such version"],
  "content.changed": [409, "Somebody saved this text after you opened it. Load it again and put your words into it"],
});
