import { z } from "zod";
import { day } from "../platform/day.ts";
import { languageShape } from "../platform/language-shape.ts";
import { inBoth } from "../platform/input-sentences.ts";
import {
  carrier,
  deliveryDays,
  exception,
  hexColor,
  line,
  mailAddress,
  named,
  pageSeo,
  phone,
  place,
  unique,
  webAddress,
  week,
  whole,
} from "./field-shapes.ts";
import { contrast, LEAST_CONTRAST, PAGE_GROUND } from "./rules/contrast.ts";
import { isNit } from "./rules/nit.ts";

/** Every setting of the owner's. Types alone reach the browser: zod does not. */

/** As large as the environment may say it: a default beyond it would make the saved section unreadable. */
const MOST_HELD = 1_000_000_000;
const MOST_DAYS_AHEAD = 3650;

export const sections = {
  shop: z.object({
    seo: z
      .array(pageSeo)
      .max(60)
      .refine(
        unique(({ path }: { path: string }) => path),
        inBoth("One page is there twice", "Una página está dos veces"),
      )
      .describe("How pages are called in search engines and where they are shared, where the owner has said it"),
    isOpen: z.boolean().describe("Whether visitors see the shop; until then they read that it opens soon"),
    name: line(60).min(1),
    line: line(120).min(1).describe("What the shop is, in a few words: the title of its pages"),
    legalName: line(120),
    nit: line(20).refine(
      (text) => text === "" || isNit(text),
      inBoth(
        "The check digit does not fit: look at the number in the RUT",
        "El dígito de verificación no coincide: mira el número en el RUT",
      ),
    ),
    staffLanguage: languageShape.describe("In which the back office greets new people; each may choose another"),
    since: whole(1500, 2100).nullable().describe("The year it began"),
    logo: line(300)
      .refine(
        (text) => text === "" || text === "demo" || /^\/media\/[\w./-]+\.(png|jpe?g|webp)$/i.test(text),
        inBoth("Must be a picture of the media library", "Debe ser una imagen de tus archivos"),
      )
      .describe("Empty: the name in letters"),
    accent: hexColor.refine((color) => !/^#[0-9a-f]{6}$/.test(color) || contrast(color, PAGE_GROUND) >= LEAST_CONTRAST, {
      error: inBoth(
        `Too weak to read on the page: it needs a contrast of ${LEAST_CONTRAST} to 1`,
        `Muy débil para leerse en la página: necesita un contraste de ${LEAST_CONTRAST} a 1`,
      ),
    }),
  }),
  contact: z.object({
    address: line(200),
    city: line(80),
    postalCode: line(20),
    country: line(60),
    office: line(200),
    phone,
    email: mailAddress,
    whatsapp: phone.describe("With the country's number: 573105550142"),
    whatsappMessage: line(300),
    instagram: webAddress,
    facebook: webAddress,
    mapUrl: webAddress,
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
  }),
  hours: z.object({
    week,
    exceptions: z
      .array(exception)
      .max(200)
      .refine(
        unique(({ date, everyYear }: { date: string; everyYear: boolean }) => `${date} ${everyYear}`),
        inBoth("One day is there twice", "Un día está dos veces"),
      ),
  }),
  showroom: z.object({
    week: week.describe("When visits can be booked; the last ends when it closes"),
    closedDays: z.array(day).max(200),
    hoursAhead: whole(0, MOST_HELD),
    daysAhead: whole(1, MOST_DAYS_AHEAD),
    visitHours: whole(1, 4).describe("How long a visit lasts"),
    visitsAtOnce: whole(1, 10).describe("How many visits there may be in one hour, at each place"),
    visitsPerContact: whole(1, MOST_HELD),
    visitsPerAddress: whole(1, MOST_HELD),
    places: z
      .array(place)
      .max(20)
      .describe("More than one showroom, each bookable, the first one first; empty: the shop's own address"),
  }),
  selling: z.object({
    codEnabled: z.boolean(),
    codPercent: z.number().min(0).max(100).multipleOf(0.01),
    minutesToPay: whole(5, 10_080),
    returnsDays: whole(0, 365),
    unitsPerOrder: whole(1, MOST_HELD),
    ordersPerContact: whole(1, MOST_HELD),
    unitsPerContact: whole(1, MOST_HELD),
    ordersPerAddress: whole(1, MOST_HELD),
    unitsPerAddress: whole(1, MOST_HELD),
    stockAlarmPercent: whole(1, MOST_HELD).describe("Staff are alarmed when unpaid orders of an hour hold more of all units"),
    lowStock: whole(0, 99).describe("Of a size with at most this many left, shoppers are told how many"),
    deliveryDays: z
      .array(deliveryDays)
      .max(1200)
      .refine(
        unique(({ department, city }: { department: string; city: string }) => `${department} / ${city}`),
        inBoth("One place is there twice", "Un lugar está dos veces"),
      )
      .describe("Working days from the order to the door, by department and city; empty: nothing is promised"),
    reviewInvitationDays: whole(0, 365).describe("Days after delivery until the invitation to review; 0: none"),
    careReminderMonths: whole(0, 60).describe("Months after delivery until the care letter; 0: none"),
    carriers: z
      .array(carrier)
      .max(40)
      .refine(unique(named), inBoth("One carrier is there twice", "Una transportadora está dos veces")),
  }),
  payments: z.object({}),
  mail: z.object({
    from: line(200).refine(
      (text) => text === "" || /^\P{Cc}*\S@\S\P{Cc}*$/u.test(text),
      inBoth("Must be an e-mail address, or a name with one in <…>", "Debe ser un correo, o un nombre con uno entre <…>"),
    ),
    shop: mailAddress.describe("Who hears of orders, visits and messages"),
    host: line(200),
    port: whole(1, 65_535),
    user: line(200),
    letters: z
      .array(z.object({ id: line(60).min(1), subject: line(200).min(1), paragraphs: z.array(line(2000).min(1)).min(1).max(20) }))
      .max(100)
      .describe("The owner's own words for letters; the others say what they came with"),
  }),
  vocabulary: z.object({
    tags: z
      .array(line(40).min(1))
      .max(200)
      .refine(
        unique((tag: string) => tag),
        inBoth("One tag is there twice", "Una etiqueta está dos veces"),
      ),
    colors: z
      .array(z.object({ name: line(40).min(1), swatch: hexColor }))
      .max(100)
      .refine(unique(named), inBoth("One colour is there twice", "Un color está dos veces")),
    sizes: z
      .array(z.object({ name: line(20).min(1), width: whole(1, 5000), length: whole(1, 5000) }))
      .max(100)
      .refine(unique(named), inBoth("One size is there twice", "Una medida está dos veces")),
  }),
};

export type Sections = typeof sections;
export type SectionName = keyof Sections;
export type Settings = { [S in SectionName]: z.output<Sections[S]> };
export const SECTION_NAMES = Object.keys(sections) as SectionName[];

/** What is stored encrypted and never shown again. */
export const SECRETS = { payments: ["boldApiKey", "boldSecretKey"], mail: ["password"] } as const;
export type SecretName = (typeof SECRETS)[keyof typeof SECRETS][number];
/** Where a secret in force comes from. */
export type SecretSource = "environment" | "settings";
export type Secret = { value: string; from: SecretSource };
