import { catalogue } from "../../ui/admin/language.ts";
import { en } from "./shipping-words.en.ts";
import { es } from "./shipping-words.es.ts";

export const shippingWords = catalogue(en, es);
