import { z } from "zod";
import { sections } from "./shape.ts";

const { shop, contact, hours, selling, showroom } = sections;

/** Of these sections pages show a part: what is named here. */
export const shownSelling = selling.pick({
  codEnabled: true,
  codPercent: true,
  returnsDays: true,
  minutesToPay: true,
  unitsPerOrder: true,
  lowStock: true,
});
export const shownVisits = showroom.pick({ week: true, closedDays: true, visitHours: true, visitsAtOnce: true });

export const publicSettings = z
  .object({
    isOpen: z.boolean(),
    name: z.string(),
    line: z.string(),
    legalName: z.string(),
    nit: z.string(),
    since: shop.shape.since,
    accent: z.string(),
    logo: z.string(),
    contact,
    hours: hours.extend({
      shown: z
        .array(z.object({ days: z.string(), hours: z.string() }))
        .describe("The week in words; empty where nobody has said when the shop is open"),
      soon: z
        .array(z.object({ date: z.string(), name: z.string(), day: z.string(), hours: z.string() }))
        .describe("Days unlike their weekday, the next three weeks; `day` is date and name in words"),
    }),
    selling: shownSelling.extend({
      whatsappUpdates: z.boolean().describe("News of an order also come by WhatsApp, to who asks for it"),
    }),
    visits: shownVisits.describe("When visits can be booked"),
    showrooms: z.array(
      showroom.shape.places.element.extend({
        key: z.string().describe("For booking there; the first one's is empty"),
        week: hours.shape.week,
        visitWeek: hours.shape.week.optional().describe("When visits can be booked there, where it differs from the others"),
      }),
    ),
  })
  .meta({ id: "Settings" });
export type PublicSettings = z.output<typeof publicSettings>;
