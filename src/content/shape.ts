import { z } from "zod";
import { inBoth } from "../platform/input-sentences.ts";
import { moment } from "../platform/moment.ts";
import { unknownPlaceholders } from "./rules/placeholders.ts";
import type { Slug } from "./rules/slugs.ts";
import { WORKSHOP_PICTURES } from "./rules/workshop.ts";

const line = (most: number) => z.string().trim().max(most);
/** A page of this shop, or one elsewhere over https. */
const link = line(300).refine((to) => to === "" || /^(\/(?!\/)|https:\/\/)[^\s<>"\\]*$/.test(to), {
  error: inBoth("Must begin with / or https://", "Debe empezar por / o https://"),
});
const picture = line(300).refine((at) => at === "" || (/^\/media\/[\w./-]+$/.test(at) && !at.includes("..")), {
  error: inBoth("Choose a picture of Media", "Elige una foto de Archivos"),
});
const film = line(300).refine((at) => at === "" || (/^\/media\/[\w./-]+\.(mp4|webm)$/i.test(at) && !at.includes("..")), {
  error: inBoth("Choose a film of Media", "Elige un video de Archivos"),
});
const period = { from: moment.nullable(), until: moment.nullable() };
const endsAfter = ({ from, until }: { from: string | null; until: string | null }) =>
  !from || !until || Date.parse(from) < Date.parse(until);
const BACKWARDS = { error: inBoth("The end is before the beginning", "El final es anterior al comienzo"), path: ["until"] };

/** What stands below the slides. */
export const SECTIONS = ["collections", "best-sellers", "models", "instagram"] as const;

const unknownFact = (name: string) => inBoth(`Nothing is called {{${name}}}`, `Nada se llama {{${name}}}`);

const slide = z
  .object({
    id: z.number().int().min(1).max(100_000),
    label: line(80),
    title: line(80),
    subtitle: line(200),
    button: line(60),
    link,
    picture: picture.describe("Empty: the demo's own, or a room of a best seller"),
    phonePicture: picture.describe("Empty: the wide one"),
    film: film.default(""),
    phoneFilm: film.default(""),
    isOn: z.boolean(),
    phoneOnly: z.boolean().default(false).describe("On phones alone, after the others"),
    ...period,
  })
  .refine(endsAfter, BACKWARDS);
const card = z.object({
  title: line(60),
  text: line(120),
  link,
  collection: line(120).describe("Whose picture it shows, unless it has one of its own"),
  picture,
});

const workshop = z.object({
  isOn: z.boolean(),
  title: line(60),
  text: line(240),
  pictures: z
    .array(
      z.object({
        picture: picture.describe("Empty: the studio's own, where the demo's are in storage"),
        alt: line(200),
        caption: line(80),
      }),
    )
    .max(WORKSHOP_PICTURES.length)
    .describe("By place: a loom, wool, dye pots"),
});

export const homeDocument = z
  .object({
    slides: z
      .array(slide)
      .max(12)
      .refine(
        (slides) => new Set(slides.map(({ id }) => id)).size === slides.length,
        inBoth("Two slides have the same id", "Dos diapositivas tienen el mismo id"),
      ),
    cards: z.array(card).max(12).describe("None: the shop's first collections"),
    sections: z
      .array(z.object({ name: z.enum(SECTIONS), isOn: z.boolean() }))
      .max(SECTIONS.length)
      .refine(
        (all) => new Set(all.map(({ name }) => name)).size === all.length,
        inBoth("One section is there twice", "Hay una sección repetida"),
      ),
    workshop: workshop.optional().describe("After the sections, and on the about page; absent: not shown"),
  })
  .superRefine((home, check) => {
    const [unknown] = unknownPlaceholders(JSON.stringify(home));
    if (unknown) check.addIssue({ code: "custom", message: unknownFact(unknown) });
  });
export type HomeDocument = z.output<typeof homeDocument>;
export type Workshop = z.output<typeof workshop>;

export const announcementDocument = z.object({ text: line(200), link, ...period }).refine(endsAfter, BACKWARDS);
export type AnnouncementDocument = z.output<typeof announcementDocument>;

export const readingDocument = z
  .string()
  .max(60_000)
  .superRefine((text, check) => {
    const [unknown] = unknownPlaceholders(text);
    if (unknown) check.addIssue({ code: "custom", message: unknownFact(unknown) });
  });

export type Document = string | HomeDocument | AnnouncementDocument;

export const shapeOf = (slug: Slug): z.ZodType<Document> =>
  slug === "home" ? homeDocument : slug === "announcement" ? announcementDocument : readingDocument;

export type DocumentOf<S extends Slug> = S extends "home"
  ? HomeDocument
  : S extends "announcement"
    ? AnnouncementDocument
    : string;
