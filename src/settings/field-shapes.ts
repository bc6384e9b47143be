import { z } from "zod";
import { day } from "../platform/day.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { MAILBOX } from "../platform/mailbox.ts";

/** The kinds of values that settings are made of. */

export const line = (most = 120) => z.string().trim().max(most);
export const whole = (min: number, max: number) => z.number().int().min(min).max(max);
const orEmpty = (schema: z.ZodType<string>, sentence: string) =>
  z
    .string()
    .trim()
    .max(300)
    .refine((text) => text === "" || schema.safeParse(text).success, sentence);

export const webAddress = orEmpty(
  z.url({ protocol: /^https?$/ }),
  inBoth(
    "Must be a web address such as https://example.com, or empty",
    "Debe ser una dirección web como https://example.com, o quedar vacío",
  ),
);
export const mailAddress = orEmpty(
  z.string().regex(MAILBOX),
  inBoth("Must be an e-mail address, or empty", "Debe ser un correo, o quedar vacío"),
);
export const phone = line(40).refine(
  (text) => text === "" || (/^[+()\d\s.-]+$/.test(text) && /^\d{7,15}$/.test(text.replaceAll(/\D/g, ""))),
  inBoth("Must be a phone number of 7 to 15 digits, or empty", "Debe ser un teléfono de 7 a 15 dígitos, o quedar vacío"),
);
export const hexColor = z
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
export const week = z.object({
  monday: span,
  tuesday: span,
  wednesday: span,
  thursday: span,
  friday: span,
  saturday: span,
  sunday: span,
});
export const exception = z
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

export const unique =
  <T>(keyOf: (each: T) => string) =>
  (list: T[]) =>
    new Set(list.map((each) => keyOf(each).toLowerCase())).size === list.length;
export const named = ({ name }: { name: string }) => name;

export const place = z.object({
  key: line(80).min(1).optional().describe("Under which its visits are kept; without it its name"),
  name: line(80).min(1),
  address: line(200),
  city: line(80),
  mapUrl: webAddress.default(""),
  week: week.optional().describe("Its own hours, for visits too; without them the shop's"),
});

export const carrier = z.object({
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

export const deliveryDays = z
  .object({ department: line(80), city: line(80), from: whole(0, 90), to: whole(0, 90) })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: inBoth("The last day lies before the first", "El último día va antes del primero"),
  });

export const pageSeo = z.object({
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
