import type { SectionName } from "../shape.ts";

/** In the order of the screen. */
export const SECTION_TITLES: Record<SectionName, string> = {
  shop: "Shop",
  contact: "Contact",
  hours: "Hours",
  showroom: "Showroom",
  selling: "Selling",
  payments: "Payments",
  mail: "Mail",
  vocabulary: "Vocabulary",
};
