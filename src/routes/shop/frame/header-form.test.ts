import { expect, it } from "vitest";
import { nextForm } from "./header-form.ts";

it.each([
  ["open", 120, "open"],
  ["open", 121, "compact"],
  ["compact", 61, "compact"],
  ["compact", 60, "open"],
] as const)("%s at %i px becomes %s", (form, scroll, wanted) => expect(nextForm(form, scroll)).toBe(wanted));
