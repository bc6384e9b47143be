import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Ctx } from "../platform/ctx.server.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.server.ts";

const COOKIE = "telar_staff";
const DAYS = 30;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

export async function openSession(ctx: Ctx, c: Context): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  await ctx.db.execute(sql`
    insert into staff_sessions (token_hash, expires_at) values (${hashOf(token)}, now() + make_interval(days => ${DAYS}))`);
  writeCookie(ctx, c, COOKIE, token, DAYS);
}

/** A short name of the live session that asks, for the audit trail; undefined when there is none. */
export async function sessionOf(ctx: Ctx, c: Context): Promise<string | undefined> {
  const token = readCookie(ctx, c, COOKIE);
  if (!token) return undefined;
  const { rows } = await ctx.db.execute<{ token_hash: string }>(sql`
    update staff_sessions set seen_at = now() where token_hash = ${hashOf(token)} and expires_at > now() returning token_hash`);
  return rows[0]?.token_hash.slice(0, 8);
}

export const readSession = async (ctx: Ctx, c: Context): Promise<boolean> => (await sessionOf(ctx, c)) !== undefined;

export async function closeSession(ctx: Ctx, c: Context): Promise<void> {
  const token = readCookie(ctx, c, COOKIE);
  if (token) await ctx.db.execute(sql`delete from staff_sessions where token_hash = ${hashOf(token)}`);
  clearCookie(ctx, c, COOKIE);
}

export const closeEverySession = (ctx: Ctx): Promise<unknown> => ctx.db.execute(sql`delete from staff_sessions`);
