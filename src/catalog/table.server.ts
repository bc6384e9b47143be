import { sql } from "drizzle-orm";
import { boolean, customType, integer, numeric, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { cents, instant } from "../platform/columns.server.ts";
import { FACETS, WORD_FACETS, type WordFacet } from "./rules/facets.ts";
import { FIELD_NAMES, type FieldKind, type PerField, RUG_FIELDS } from "./rules/rug-fields.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
const words = (name: string) => text(name).array().notNull().default([]);
const COLUMNS = {
  text: (name: string) => text(name).notNull().default(""),
  choice: (name: string) => text(name).notNull().default(""),
  number: (name: string) => numeric(name, { mode: "number", precision: 6, scale: 2 }),
  words,
  flag: (name: string) => boolean(name).notNull().default(false),
  address: (name: string) => text(name).notNull().default(""),
  addresses: words,
};
type Columns = PerField<{ [K in FieldKind]: ReturnType<(typeof COLUMNS)[K]> }>;
/** A column per field of the list, called the same here, in the database and on the staff's wire. */
const fieldColumns = Object.fromEntries(FIELD_NAMES.map((name) => [name, COLUMNS[RUG_FIELDS[name].kind](name)])) as Columns;

/** The folded words that each facet is looked for in, kept by the database. */
const generatedWords = (name: string) =>
  text(name)
    .array()
    .notNull()
    .generatedAlwaysAs(sql``);
type KeyColumn = (typeof FACETS)[WordFacet]["column"];
const keyColumns = Object.fromEntries(
  WORD_FACETS.map((facet) => [FACETS[facet].column, generatedWords(FACETS[facet].column)]),
) as Record<KeyColumn, ReturnType<typeof generatedWords>>;

export const collections = pgTable("collections", {
  id: id(),
  name: text().notNull(),
  slug: text().notNull(),
  description: text().notNull().default(""),
  image: text().notNull().default(""),
  video: text().notNull().default(""),
  sortOrder: integer("sort_order").notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const collectionSizes = pgTable(
  "collection_sizes",
  {
    collectionId: integer("collection_id").notNull(),
    size: text().notNull(),
    price: cents("price").notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.size] })],
);

export const rugs = pgTable("rugs", {
  id: id(),
  name: text().notNull(),
  slug: text().notNull(),
  collectionId: integer("collection_id").notNull(),
  ...fieldColumns,
  rating: numeric({ mode: "number", precision: 3, scale: 2 }),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  nameKey: text("name_key").notNull().default(""),
  ...keyColumns,
  searchText: text("search_text").notNull().default(""),
  storyWords: tsvector("story_words").notNull().default(""),
  seenColors: words("seen_colors"),
  minPrice: cents("min_price")
    .notNull()
    .default(sql`0`),
  salePercent: numeric("sale_percent", { mode: "number", precision: 5, scale: 2 }).notNull().default(0),
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
