import { randomBytes } from "node:crypto";
import argon2 from "argon2";
import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";

const KEY = "staff.password_hash";

export const readHash = async (ctx: Ctx): Promise<string | undefined> => {
  const { rows } = await ctx.db.execute<{ value: string }>(sql`select value from installation where key = ${KEY}`);
  return rows[0]?.value;
};

/** Only a hash is ever stored. Returns the password to print when one was made up on this first start. */
export async function preparePassword(ctx: Ctx): Promise<string | undefined> {
  const given = ctx.env.ADMIN_PASSWORD;
  // The owner's choice, but not a silent one.
  if (given && given.length < 8) ctx.log.warn({}, "ADMIN_PASSWORD has fewer than 8 characters: choose a longer one");
  const known = await readHash(ctx);
  if (given && known && (await argon2.verify(known, given))) return undefined;
  if (!given && known) return undefined;
  const password = given ?? randomBytes(12).toString("base64url");
  const hash = await argon2.hash(password, { type: argon2.argon2id });
  const { rows } = await ctx.db.execute(
    given
      ? sql`insert into installation (key, value) values (${KEY}, ${hash}) on conflict (key) do update set value = excluded.value, updated_at = now() returning key`
      : sql`insert into installation (key, value) values (${KEY}, ${hash}) on conflict (key) do nothing returning key`,
  );
  // Whoever knew the old password is signed out with it.
  if (given && known) await ctx.db.execute(sql`delete from staff_sessions`);
  return given || rows.length === 0 ? undefined : password;
}

export async function isPassword(ctx: Ctx, given: string): Promise<boolean> {
  const hash = await readHash(ctx);
  return hash !== undefined && argon2.verify(hash, given);
}
