import type { Settings } from "../shape.ts";

type Known = Pick<Settings, "shop" | "contact" | "mail">;

/** Until the owner has said an address: no letter may go to somebody else's mailbox. */
const NOWHERE = "tienda@localhost";

/** Who hears of orders, visits and messages. */
export const shopMailbox = ({ mail, contact }: Known): string => mail.shop || contact.email || NOWHERE;

/** Who letters are from: `Casa Anatolia <hola@casaanatolia.co>`. */
export const letterFrom = (known: Known): string | { name: string; address: string } =>
  known.mail.from || { name: known.shop.name, address: known.contact.email || shopMailbox(known) };
