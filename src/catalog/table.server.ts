import { bigint, boolean, integer, numeric, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" }).notNull().defaultNow();
const words = (name: string) => text(name).array().notNull().default([]);

export const collections = pgTable("collections", {
  id: id(),
  name: text().notNull(),
  slug: text().notNull(),
  description: text().notNull().default(""),
  image: text().notNull().default(""),
  video: text().notNull().default(""),
  sortOrder: integer("sort_order").notNull().default(0),
  createdAt: instant("created_at"),
  updatedAt: instant("updated_at"),
});

export const collectionSizes = pgTable(
  "collection_sizes",
  {
    collectionId: integer("collection_id").notNull(),
    size: text().notNull(),
    price: bigint({ mode: "number" }).notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.size] })],
);

export const rugs = pgTable("rugs", {
  id: id(),
  name: text().notNull(),
  slug: text().notNull(),
  collectionId: integer("collection_id").notNull(),
  description: text().notNull().default(""),
  material: text().notNull().default(""),
  images: words("images"),
  videos: words("videos"),
  thumbnail: text().notNull().default(""),
  model3d: text("model_3d").notNull().default(""),
  colors: words("colors"),
  tags: words("tags"),
  rating: numeric({ mode: "number", precision: 3, scale: 2 }),
  isFeatured: boolean("is_featured").notNull().default(false),
  isActive: boolean("is_active").notNull().default(true),
  createdAt: instant("created_at"),
  updatedAt: instant("updated_at"),
  nameKey: text("name_key").notNull().default(""),
  colorKeys: words("color_keys"),
  tagKeys: words("tag_keys"),
  searchText: text("search_text").notNull().default(""),
  minPrice: bigint("min_price", { mode: "number" }).notNull().default(0),
  inStock: boolean("in_stock").notNull().default(false),
  shownRank: smallint("shown_rank").notNull().default(2),
});

export const rugStock = pgTable(
  "rug_stock",
  {
    rugId: integer("rug_id").notNull(),
    size: text().notNull(),
    inventory: integer().notNull().default(0),
    /** Kept by refresh_rugs(): whether the collection lists this size with a price. */
    onSale: boolean("on_sale").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.rugId, table.size] })],
);

/** Sizes on sale with two units or fewer; the database keeps it from rug_stock (0044). */
export const rugLow = pgTable(
  "rug_low",
  { rugId: integer("rug_id").notNull(), size: text().notNull(), units: integer().notNull() },
  (table) => [primaryKey({ columns: [table.rugId, table.size] })],
);
