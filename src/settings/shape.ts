import { z } from "zod";
import { day } from "../platform/day.ts";
import { languageShape } from "../platform/language-shape.ts";
import { MAILBOX } from "../platform/mailbox.ts";
import { contrast, LEAST_CONTRAST, PAGE_GROUND } from "./rules/contrast.ts";
import { isNit } from "./rules/nit.ts";
import { inBoth } from "../platform/input-sentences.ts";

/** Every setting of the owner's. Types alone reach the browser: zod does not. */

const line = (most = 120) => z.string().trim().max(most);
const whole = (min: number, max: number) => z.number().int().min(min).max(max);
const orEmpty = (schema: z.ZodType<string>, sentence: string) =>
  z
    .string()
    .trim()
    .max(300)
    .refine((text) => text === "" || schema.safeParse(text).success, sentence);

const webAddress = orEmpty(
  z.url({ protocol: /^https?$/ }),
  inBoth(
    "Must be a web address such as https://example.com, or empty",
    "Debe ser una dirección web como https://example.com, o quedar vacío",
  ),
);
const mailAddress = orEmpty(
  z.string().regex(MAILBOX),
  inBoth("Must be an e-mail address, or empty", "Debe ser un correo, o quedar vacío"),
);
const phone = line(40).refine(
  (text) => text === "" || (/^[+()\d\s.-]+$/.test(text) && /^\d{7,15}$/.test(text.replaceAll(/\D/g, ""))),
  inBoth("Must be a phone number of 7 to 15 digits, or empty", "Debe ser un teléfono de 7 a 15 dígitos, o quedar vacío"),
);
const hexColor = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, inBoth("Must be a colour such as #8e2f2b", "Debe ser un color como #8e2f2b"))
  .toLowerCase();

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, inBoth("Must be a time such as 09:30", "Debe ser una hora como 09:30"));
const endsLater = ({ opens, closes }: { opens: string | null; closes: string | null }) => !opens || !closes || closes > opens;
const LATER = { path: ["closes"], error: inBoth("Must be later than when it opens", "Debe ser más tarde que la apertura") };
const span = z.object({ opens: time, closes: time }).refine(endsLater, LATER).nullable().describe("null: closed");
const week = z.object({
  monday: span,
  tuesday: span,
  wednesday: span,
  thursday: span,
  friday: span,
  saturday: span,
  sunday: span,
});
const exception = z
  .object({
    date: day,
    name: line(80),
    opens: time.nullable().default(null).describe("null: closed all day"),
    closes: time.nullable().default(null),
    everyYear: z.boolean().default(false),
  })
  .refine(endsLater, LATER)
  .refine(({ opens, closes }) => (opens === null) === (closes === null), {
    path: ["closes"],
    error: inBoth("Give both times, or none for a closed day", "Escribe las dos horas, o ninguna para un día cerrado"),
  });

const unique =
  <T>(keyOf: (each: T) => string) =>
  (list: T[]) =>
    new Set(list.map((each) => keyOf(each).toLowerCase())).size === list.length;
const named = ({ name }: { name: string }) => name;

const place = z.object({
  key: line(80).min(1).optional().describe("Under which its visits are kept; without it its name"),
  name: line(80).min(1),
  address: line(200),
  city: line(80),
  mapUrl: webAddress.default(""),
  week: week.optional().describe("Its own hours, for visits too; without them the shop's"),
});

const carrier = z.object({
  name: line(60).min(1),
  tracking: line(300)
    .default("")
    .refine((text) => text === "" || (text.startsWith("https://") && text.includes("{number}")), {
      error: inBoth(
        "Must be an https address with {number} in it, or empty",
        "Debe ser una dirección https con {number}, o quedar vacío",
      ),
    }),
});

const deliveryDays = z
  .object({ department: line(80), city: line(80), from: whole(0, 90), to: whole(0, 90) })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: inBoth("The last day lies before the first", "El último día va antes del primero"),
  });

const pageSeo = z.object({
  path: line(200).regex(
    /^\/[\w/-]*$/,
    inBoth("Must be a page of this shop, such as /about", "Debe ser una página de esta tienda, como /about"),
  ),
  title: line(70).describe("Empty: the page's own"),
  description: line(155),
  image: line(300).refine(
    (text) => text === "" || /^\/media\/[\w./-]+\.(png|jpe?g|webp|avif)$/i.test(text),
    inBoth("Must be a picture of the media library", "Debe ser una imagen de tus archivos"),
  ),
});

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
