import { z } from "zod";
import { inBoth } from "./input-sentences.ts";
import { isDate } from "./bogota-time.ts";

const SENTENCE = inBoth("Use a date YYYY-MM-DD", "Usa una fecha AAAA-MM-DD");

/** A day of the calendar as a body, a path or a query names it. */
export const day = z.string(SENTENCE).refine((text) => isDate(text) && text >= "1900-01-01", SENTENCE);
