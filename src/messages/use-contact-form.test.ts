import { expect, it } from "vitest";
import { newMessage } from "./contract.ts";
import { EMPTY, judge } from "./use-contact-form.ts";

const good = { ...EMPTY, name: "Ana", email: "ana@correo.co", subject: "order" as const, message: "¿Cuándo llega?" };

it.each([
  good,
  EMPTY,
  { ...good, name: " " },
  { ...good, email: "ana@" },
  { ...good, subject: "" as const },
  { ...good, message: "\n" },
])("the form and the server refuse the same fields with the same words: %j", (values) => {
  const read = newMessage.safeParse(values);
  const told = Object.fromEntries((read.error?.issues ?? []).map((issue) => [issue.path[0], issue.message]));
  expect(judge(values)).toEqual(told);
});
