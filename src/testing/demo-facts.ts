import { DEMO_SETTINGS } from "../../db/seed/settings.server.ts";

const { shop, contact } = DEMO_SETTINGS;

/** What the demo's settings say of the business: with another owner nobody reads it. */
export const DEMO_FACTS = [
  shop.name,
  shop.legalName,
  shop.nit,
  shop.line,
  contact.address,
  contact.phone,
  contact.email,
  contact.whatsapp,
];
