import { catalogue } from "../../ui/admin/language.ts";
import { en } from "./sale-words.en.ts";
import { es } from "./sale-words.es.ts";

export const saleWords = catalogue(en, es);
