import { randomBytes } from "node:crypto";
import argon2 from "argon2";
import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { OWNER_NAME } from "./rules/owner-name.ts";
import { staff, type StaffRow } from "./table.server.ts";

const KEY = "staff.password_hash";
/** There while the owner has closed the way in by the password alone. */
const CLOSED = "staff.owner_password_closed";

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, { type: argon2.argon2id });

export const readHash = async (ctx: Ctx): Promise<string | undefined> => {
  const { rows } = await ctx.db.execute<{ value: string }>(sql`select value from installation where key = ${KEY}`);
  return rows[0]?.value;
};

/** The account behind ADMIN_PASSWORD; a restored database of before may be without it. */
export async function shopOwner(ctx: Ctx): Promise<StaffRow> {
  // English, as the specification quotes the back office.
  const values = { name: OWNER_NAME, role: "owner", language: "en", isShopOwner: true, createdAt: ctx.now() } as const;
  await ctx.db.insert(staff).values(values).onConflictDoNothing();
  const [row] = await ctx.db.select().from(staff).where(eq(staff.isShopOwner, true));
  return row!;
}

/** Only a hash is ever stored. Returns the password to print when one was made up on this first start. */
export async function preparePassword(ctx: Ctx): Promise<string | undefined> {
  await shopOwner(ctx);
  const given = ctx.env.ADMIN_PASSWORD;
  // The owner's choice, but not a silent one.
  if (given && given.length < 8) ctx.log.warn({}, "ADMIN_PASSWORD has fewer than 8 characters: choose a longer one");
  const known = await readHash(ctx);
  if (given && known && (await argon2.verify(known, given))) return undefined;
  if (!given && known) return undefined;
  const password = given ?? randomBytes(12).toString("base64url");
  const hash = await hashPassword(password);
  const { rows } = await ctx.db.execute(
    given
      ? sql`insert into installation (key, value) values (${KEY}, ${hash}) on conflict (key) do update set value = excluded.value, updated_at = now() returning key`
      : sql`insert into installation (key, value) values (${KEY}, ${hash}) on conflict (key) do nothing returning key`,
  );
  // Whoever knew the old password is signed out with it; another one also opens a way in that was closed.
  if (given && known) await ctx.db.execute(sql`delete from staff_sessions where staff_id is null`);
  if (given) await setOwnersPassword(ctx, true);
  return given || rows.length === 0 ? undefined : password;
}

export async function isPassword(ctx: Ctx, given: string): Promise<boolean> {
  const [hash, isOn] = await Promise.all([readHash(ctx), isOwnersPasswordOn(ctx)]);
  return hash !== undefined && (await argon2.verify(hash, given)) && isOn;
}

export async function isOwnersPasswordOn(ctx: Ctx): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`select from installation where key = ${CLOSED}`);
  return rows.length === 0;
}

/** Opens or closes the way in by the password alone. */
export async function setOwnersPassword(ctx: Ctx, isOn: boolean): Promise<void> {
  await ctx.db.execute(
    isOn
      ? sql`delete from installation where key = ${CLOSED}`
      : sql`insert into installation (key, value) values (${CLOSED}, '1') on conflict (key) do nothing`,
  );
}
