import { bigint, boolean, customType, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "../platform/language.ts";
import type { Changes } from "./rules/changes.ts";
import type { Role } from "./rules/roles.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const auditTrail = pgTable("audit_trail", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  session: text().notNull().default(""),
  device: text().notNull().default(""),
  action: text().notNull(),
  subject: text().notNull(),
  subjectId: text("subject_id").notNull(),
  label: text().notNull().default(""),
  changes: jsonb().$type<Changes>().notNull().default({}),
  /** Who it was, by the name of then. */
  person: text().notNull().default(""),
});

export const staff = pgTable("staff", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  email: text().notNull().default(""),
  role: text().$type<Role>().notNull(),
  language: text().$type<Language>().notNull().default("es"),
  isShopOwner: boolean("is_shop_owner").notNull().default(false),
  passwordHash: text("password_hash"),
  totpSecret: text("totp_secret"),
  totpConfirmedAt: instant("totp_confirmed_at"),
  totpStep: bigint("totp_step", { mode: "number" }).notNull().default(0),
  recoveryHashes: text("recovery_hashes").array().notNull().default([]),
  inviteHash: text("invite_hash"),
  inviteExpiresAt: instant("invite_expires_at"),
  createdAt: instant("created_at").notNull(),
  lastSeenAt: instant("last_seen_at"),
});
export type StaffRow = typeof staff.$inferSelect;

/** By the hash of their token. Without a person: opened with the owner's password. */
export const staffSessions = pgTable("staff_sessions", {
  tokenHash: text("token_hash").primaryKey(),
  createdAt: instant("created_at").notNull().defaultNow(),
  seenAt: instant("seen_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
  staffId: integer("staff_id"),
  device: text().notNull().default(""),
});

export const staffPasskeys = pgTable("staff_passkeys", {
  id: text().primaryKey(),
  staffId: integer("staff_id").notNull(),
  name: text().notNull().default(""),
  publicKey: bytes("public_key").notNull(),
  counter: bigint({ mode: "number" }).notNull().default(0),
  transports: text().array().notNull().default([]),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});

/** What a browser is asked to sign, once. */
export const staffChallenges = pgTable("staff_challenges", {
  challenge: text().primaryKey(),
  staffId: integer("staff_id"),
  expiresAt: instant("expires_at").notNull(),
});

/** Keys of the owner's own programs, by their hash. */
export const apiKeys = pgTable("api_keys", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  scopes: text().array().notNull(),
  keyHash: text("key_hash").notNull(),
  prefix: text().notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});
