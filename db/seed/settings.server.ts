import type { Ctx } from "../../src/platform/ctx.server.ts";
import { touch } from "../../src/platform/transaction.server.ts";
import type { SectionPart } from "../../src/settings/contract.ts";
import { type Week, WEEKDAYS } from "../../src/settings/rules/opening-hours.ts";
import type { SectionName } from "../../src/settings/shape.ts";
import { settings } from "../../src/settings/table.server.ts";

const weekdays = { opens: "09:30", closes: "18:30" };
const week = {
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, weekdays])),
  sunday: { opens: "10:00", closes: "16:00" },
} as Week;

/** The demo's shop: an invented business. */
export const DEMO_SETTINGS = {
  shop: {
    name: "Casa Anatolia",
    line: "Alfombras Turcas Premium",
    legalName: "Casa Anatolia S.A.S.",
    nit: "901.368.337-5",
    since: 2017,
    logo: "demo",
  },
  contact: {
    address: "Calle 93 # 13-42, local 2",
    city: "Bogotá",
    postalCode: "110221",
    office: "Carrera 15 # 93-60, oficina 504, Bogotá",
    phone: "+57 601 555 0142",
    email: "hola@casaanatolia.co",
    whatsapp: "573105550142",
    whatsappMessage: "Hola, quiero conocer sus alfombras.",
    instagram: "https://www.instagram.com/casa.anatolia",
    facebook: "https://www.facebook.com/casa.anatolia",
    mapUrl: "https://maps.app.goo.gl/?q=Calle+93+13-42+Bogota",
    latitude: 4.6768,
    longitude: -74.0483,
  },
  hours: { week },
} satisfies { [S in SectionName]?: SectionPart<S> };

/** Never over what was saved. */
export async function seedSettings(ctx: Ctx): Promise<void> {
  const rows = Object.entries(DEMO_SETTINGS).map(([section, value]) => ({
    section: section as SectionName,
    value,
    secrets: {},
    updatedAt: ctx.now(),
  }));
  await ctx.db.insert(settings).values(rows).onConflictDoNothing();
  await touch(ctx, "settings");
}
