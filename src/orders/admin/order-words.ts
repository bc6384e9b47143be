import { catalogue } from "../../ui/admin/language.ts";
import { en } from "./order-words.en.ts";
import { es } from "./order-words.es.ts";

export const orderWords = catalogue(en, es);
