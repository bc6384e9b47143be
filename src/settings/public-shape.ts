import { z } from "zod";
import { sections } from "./shape.ts";

const { shop, contact, hours, selling, showroom } = sections;

export const publicSettings = z
  .object({
    name: z.string(),
    line: z.string(),
    legalName: z.string(),
    nit: z.string(),
    since: shop.shape.since,
    accent: z.string(),
    logo: z.string(),
    contact,
    hours: hours.extend({
      shown: z.array(z.object({ days: z.string(), hours: z.string() })).describe("The week in words"),
      soon: z
        .array(z.object({ date: z.string(), name: z.string(), hours: z.string() }))
        .describe("Days unlike their weekday, the next three weeks"),
    }),
    selling: selling.pick({
      codEnabled: true,
      codPercent: true,
      returnsDays: true,
      minutesToPay: true,
      unitsPerOrder: true,
      lowStock: true,
    }),
    visits: showroom.pick({ week: true, closedDays: true }).describe("When visits can be booked"),
    showrooms: z.array(showroom.shape.places.element.extend({ week: hours.shape.week })),
  })
  .meta({ id: "Settings" });
export type PublicSettings = z.output<typeof publicSettings>;
