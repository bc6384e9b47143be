import type { Account } from "../account-contract.ts";
import { OWNER_NAME } from "../rules/owner-name.ts";
import { words } from "./words.ts";

/** A person's name; an owner who gave none is called so in the reader's language. */
export const showPerson = (name: string): string => (name === OWNER_NAME ? words().owner : name);

/** Who is signed in: name, role, e-mail, as far as there are any. */
export const showAccount = ({ name, role, email }: Pick<Account, "name" | "role" | "email">): string => {
  const person = name === OWNER_NAME ? words().owner : `${name}, ${words().roles[role]}`;
  return `${person}.${email && ` ${email}`}`;
};
