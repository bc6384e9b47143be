import type { ReadingSlug } from "./rules/slugs.ts";
import { about } from "./default-texts/about.ts";
import { privacy } from "./default-texts/privacy.ts";
import { questions } from "./default-texts/questions.ts";
import { returns } from "./default-texts/returns.ts";
import { shipping } from "./default-texts/shipping.ts";
import { terms } from "./default-texts/terms.ts";

/** The words the shop comes with: `#` is the page's title, the paragraph after it its lead, `##` a section. */
export const DEFAULT_TEXTS: Record<ReadingSlug, string> = { about, questions, shipping, returns, privacy, terms };
