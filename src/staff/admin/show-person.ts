import { OWNER_NAME } from "../rules/owner-name.ts";
import { words } from "./words.ts";

/** A person's name; an owner who gave none is called so in the reader's language. */
export const showPerson = (name: string): string => (name === OWNER_NAME ? words().owner : name);
