import { catalogue } from "../../ui/admin/language.ts";
import { en } from "./words.en.ts";
import { es } from "./words.es.ts";

export const words = catalogue(en, es);
