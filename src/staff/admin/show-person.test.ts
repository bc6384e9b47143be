import { expect, it } from "vitest";
import { OWNER_NAME } from "../rules/owner-name.ts";
import { showAccount } from "./show-person.ts";

it.each([
  [{ name: OWNER_NAME, role: "owner", email: "" } as const, "Owner."],
  [{ name: OWNER_NAME, role: "owner", email: "ana@telar.co" } as const, "Owner. ana@telar.co"],
  [{ name: "Ana", role: "owner", email: "" } as const, "Ana, owner."],
  [{ name: "Mar", role: "seller", email: "mar@telar.co" } as const, "Mar, seller. mar@telar.co"],
])("%j", (account, sentence) => expect(showAccount(account)).toBe(sentence));
