import { expect, it } from "vitest";
import { MAILBOX } from "./mailbox.ts";

it.each(["ana@correo.co", "a.n-a_1+telar@sub.correo.com.co", "josé@peñalosa.co", "o'neill@correo.co", "ana@servidor"])(
  "%s is one",
  (address) => expect(address).toMatch(MAILBOX),
);

it.each([
  "",
  "ana",
  "ana@",
  "@correo.co",
  "ana@@correo.co",
  "ana@correo.co.",
  "ana@correo..co",
  "ana@correo.co,eva@correo.co",
  "Ana <ana@correo.co>",
  "x:ana@correo.co",
  "ana(1)@correo.co",
  "(1)ana@correo.co",
  '"ana"@correo.co',
  "ana@correo\u3002co",
  "ana@correo.co\u200b",
  "ana@[127.0.0.1]",
  "ana\\@correo.co",
])("%j is none, or the same mailbox in another spelling", (address) => expect(address).not.toMatch(MAILBOX));
