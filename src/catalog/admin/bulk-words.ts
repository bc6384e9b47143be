import { catalogue } from "../../ui/admin/language.ts";
import { en } from "./bulk-words.en.ts";
import { es } from "./bulk-words.es.ts";

export const bulkWords = catalogue(en, es);
