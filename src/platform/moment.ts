import { z } from "zod";
import { inBoth } from "./input-sentences.ts";

const SENTENCE = inBoth("Use a moment of the years 1900 to 9998", "Usa un momento de los años 1900 a 9998");
const FIRST = Date.UTC(1900, 0);
const END = Date.UTC(9999, 0);

/** A moment as a body or a query names it: the zone of a day at either end of time makes a year the database cannot read. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= FIRST && Date.parse(text) < END, { error: SENTENCE });
