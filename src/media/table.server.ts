import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const mediaFiles = pgTable("media_files", {
  key: text().primaryKey(),
  folder: text().notNull(),
  filename: text().notNull(),
  originalName: text("original_name").notNull(),
  mimetype: text().notNull(),
  size: bigint({ mode: "number" }).notNull(),
  width: integer(),
  height: integer(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull().defaultNow(),
});

/** Photos about an order that no page shows. */
export const privatePhotos = pgTable("private_photos", {
  id: text().primaryKey(),
  orderId: uuid("order_id"),
  about: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
});

export const pictureFacts = pgTable("picture_facts", {
  key: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  blur: text().notNull(),
  /** The names of its colours; null for a picture that was read before they were. */
  colors: text().array(),
});
