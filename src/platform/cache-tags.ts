/** What a page or a screen shows, and so what a save makes stale. */
export type CacheTag =
  | "rugs"
  | "collections"
  | "home"
  | "showroom"
  | "orders"
  | "messages"
  | "texts"
  | "settings"
  | "content"
  | RugTag;
type RugTag = `rug:${number}`;

export const rugTag = (id: number): RugTag => `rug:${id}`;

/** The rug a tag is about. */
export const rugIdOf = (tag: string): string | undefined => (tag.startsWith("rug:") ? tag.slice("rug:".length) : undefined);

/** Tags as SQL functions give them, kept apart by spaces. */
export const readTags = (text: string): CacheTag[] => text.split(" ").filter(Boolean) as CacheTag[];
