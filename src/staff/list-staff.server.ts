import { count, desc, eq, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { type Paging, windowOf } from "../platform/http/paging.server.ts";
import { isOwnersPasswordOn } from "./password.server.ts";
import type { StaffPerson } from "./staff-contract.ts";
import { staff } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Those of the owner's password are the shop owner's. */
const lastSeen = sql<string | null>`greatest(last_seen_at, (select max(s.seen_at) from staff_sessions s
  where s.staff_id = staff.id or (staff.is_shop_owner and s.staff_id is null)))`;
const passkeys = sql<number>`(select count(*)::int from staff_passkeys k where k.staff_id = staff.id)`;

type Listed = { row: typeof staff.$inferSelect; lastSeen: string | null; passkeys: number };

const present = ({ row, lastSeen: seen, passkeys: keys }: Listed, isOwnersWayOpen: boolean, now: Date): StaffPerson => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  lastSeen: seen === null ? null : new Date(seen).toISOString(),
  isShopOwner: row.isShopOwner,
  canSignIn: row.passwordHash !== null || keys > 0 || (row.isShopOwner && isOwnersWayOpen),
  twoSteps: row.totpConfirmedAt !== null,
  passkeys: keys,
  inviteExpires: row.inviteExpiresAt && row.inviteExpiresAt > now ? row.inviteExpiresAt.toISOString() : null,
});

const selected = (ctx: Ctx) => ctx.db.select({ row: staff, lastSeen, passkeys }).from(staff).$dynamic();

export async function listStaff(ctx: Ctx, query: Paging): Promise<{ people: StaffPerson[]; total: number }> {
  const { limit, offset } = windowOf(query);
  // One after the other: inside a transaction there is one connection.
  const rows = await selected(ctx).orderBy(desc(staff.isShopOwner), staff.id).limit(limit).offset(offset);
  const totals = await ctx.db.select({ n: count() }).from(staff);
  const isOpen = await isOwnersPasswordOn(ctx);
  return { people: rows.map((row) => present(row, isOpen, ctx.now())), total: totals[0]?.n ?? 0 };
}

export async function getPerson(ctx: Ctx, id: number): Promise<StaffPerson> {
  const [row] = await selected(ctx).where(eq(staff.id, id));
  if (!row) throw refuse("staff.no_such_person");
  return present(row, await isOwnersPasswordOn(ctx), ctx.now());
}

/** Where a person reads letters; the owner may have none. */
export async function mailOf(ctx: Ctx, id: number | undefined): Promise<string> {
  if (id === undefined) return "";
  const [row] = await ctx.db.select({ email: staff.email }).from(staff).where(eq(staff.id, id));
  return row?.email ?? "";
}
