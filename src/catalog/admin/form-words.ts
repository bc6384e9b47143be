import { catalogue } from "../../ui/admin/language.ts";
import { en } from "./form-words.en.ts";
import { es } from "./form-words.es.ts";

export const formWords = catalogue(en, es);
