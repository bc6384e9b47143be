import { createHash, randomBytes } from "node:crypto";
import { eq, isNull, or, sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { clearCookie, readCookie, writeCookie } from "./cookies.server.ts";
import { deviceOf } from "./rules/device.ts";
import type { Language } from "../platform/language.ts";
import type { Role } from "./rules/roles.ts";
import { staff, staffSessions } from "./table.server.ts";

const COOKIE = "telar_staff";
const DAYS = 30;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A session of a person; without one, of whoever knows the owner's password. */
export async function openSession(ctx: Ctx & { caller: Caller }, c: Context, person?: { id: number }): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  await ctx.db.execute(sql`
    insert into staff_sessions (token_hash, expires_at, staff_id, device)
    values (${hashOf(token)}, now() + make_interval(days => ${DAYS}), ${person?.id ?? null}, ${deviceOf(ctx.caller.userAgent)})`);
  const mine = person ? eq(staff.id, person.id) : eq(staff.isShopOwner, true);
  await ctx.db
    .update(staff)
    .set({ lastSeenAt: sql`now()` })
    .where(mine);
  writeCookie(ctx, c, COOKIE, token, DAYS);
}

export type LiveSession = {
  /** A short name of it, for the history. */
  session: string;
  staff: { id: number; name: string; role: Role; language: Language };
};

/** The live session that asks and whose it is; used, it is renewed. Roles are read anew every time: a change counts at once. */
export async function sessionOf(ctx: Ctx, c: Context): Promise<LiveSession | undefined> {
  const token = readCookie(ctx, c, COOKIE);
  if (!token) return undefined;
  const { rows } = await ctx.db.execute<LiveSession["staff"] & { token_hash: string; renewed: boolean }>(sql`
    with live as (
      select token_hash, staff_id, expires_at < now() + make_interval(days => ${DAYS - 1}) as is_due
      from staff_sessions where token_hash = ${hashOf(token)} and expires_at > now()
    )
    update staff_sessions s set seen_at = now(),
      expires_at = case when live.is_due then now() + make_interval(days => ${DAYS}) else s.expires_at end
    from live join staff p on case when live.staff_id is null then p.is_shop_owner else p.id = live.staff_id end
    where s.token_hash = live.token_hash
    returning s.token_hash, p.id, p.name, p.role, p.language, live.is_due as renewed`);
  const [row] = rows;
  if (!row) return undefined;
  if (row.renewed) writeCookie(ctx, c, COOKIE, token, DAYS);
  const { id, name, role, language } = row;
  return { session: row.token_hash.slice(0, 8), staff: { id, name, role, language } };
}

export const readSession = async (ctx: Ctx, c: Context): Promise<boolean> => (await sessionOf(ctx, c)) !== undefined;

export async function closeSession(ctx: Ctx, c: Context): Promise<void> {
  const token = readCookie(ctx, c, COOKIE);
  if (token) await ctx.db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashOf(token)));
  clearCookie(ctx, c, COOKIE);
}

export const closeEverySession = (ctx: Ctx): Promise<unknown> => ctx.db.delete(staffSessions);

/** Whose sessions they are; those of the owner's password are the shop owner's. */
export const sessionsOf = (person: { id: number; isShopOwner: boolean }) =>
  person.isShopOwner
    ? or(eq(staffSessions.staffId, person.id), isNull(staffSessions.staffId))
    : eq(staffSessions.staffId, person.id);

export const closeSessionsOf = (ctx: Ctx, person: { id: number; isShopOwner: boolean }): Promise<unknown> =>
  ctx.db.delete(staffSessions).where(sessionsOf(person));
