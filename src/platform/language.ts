/** What people read: shoppers Spanish, each of the staff their own choice. */
export const LANGUAGES = ["es", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
