import { catalogue } from "../../ui/admin/language.ts";
import { en } from "./history-words.en.ts";
import { es } from "./history-words.es.ts";

export const historyWords = catalogue(en, es);
