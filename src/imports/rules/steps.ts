type Sizes = { size: string; price: number }[];

/** What an import did, kept so that it can be undone. */
export type CollectionStep = { id: number; name: string; isNew: boolean; before: Sizes; after: Sizes };
export type RugStep = {
  /** Field of the carpet form → [before, after]. */
  fields: Record<string, [before: unknown, after: unknown]>;
  stock: { size: string; from: number; to: number }[];
  /** The pictures it had. */
  images: string[];
};
