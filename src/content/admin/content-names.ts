import type { Slug } from "../rules/slugs.ts";

export const CONTENT_NAMES: Record<Slug, string> = {
  home: "Home page",
  announcement: "Announcement",
  about: "About",
  questions: "Questions",
  shipping: "Shipping",
  returns: "Returns",
  privacy: "Privacy",
  terms: "Terms",
};
