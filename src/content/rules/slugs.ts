/** What can be written in the back office, as the contract names it. */
export const SLUGS = ["home", "about", "questions", "shipping", "returns", "privacy", "terms", "announcement"] as const;
export type Slug = (typeof SLUGS)[number];

/** Texts to read, kept as Markdown; the others have fields. */
export const READING = ["about", "questions", "shipping", "returns", "privacy", "terms"] as const satisfies readonly Slug[];
export type ReadingSlug = (typeof READING)[number];

export const isReading = (slug: Slug): slug is ReadingSlug => (READING as readonly Slug[]).includes(slug);
