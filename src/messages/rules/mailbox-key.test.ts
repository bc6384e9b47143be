import { expect, it } from "vitest";
import { domainOf, mailboxKey } from "./mailbox-key.ts";

it.each([
  ["Ana@Correo.CO ", "ana@correo.co"],
  ["ana+1@correo.co", "ana@correo.co"],
  ["a.n.a+telar@gmail.com", "ana@gmail.com"],
  ["ana@googlemail.com", "ana@gmail.com"],
  ["a.na@correo.co", "a.na@correo.co"],
  ["Casa Anatolia <hola@casaanatolia.co>", "hola@casaanatolia.co"],
])("%s is the mailbox %s", (address, key) => expect(mailboxKey(address)).toBe(key));

it("a server is known by what follows the last @", () => expect(domainOf('"a@b"@Correo.co')).toBe("correo.co"));
