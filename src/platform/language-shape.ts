import { z } from "zod";
import { inBoth } from "./input-sentences.ts";
import { LANGUAGES } from "./language.ts";

export const languageShape = z.enum(LANGUAGES, inBoth("Must be Spanish or English", "Elige español o inglés"));
