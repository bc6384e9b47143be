import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { getPerson, listStaff } from "./list-staff.server.ts";
import { hashPassword } from "./password.server.ts";
import { changesOf } from "./rules/changes.ts";
import type { Role } from "./rules/roles.ts";
import { closeSessionsOf } from "./session.server.ts";
import type { StaffPerson } from "./staff-contract.ts";
import { staff, type StaffRow } from "./table.server.ts";
import { refuse } from "./texts.ts";
import { type StaffCtx, writeAudit } from "./write-audit.server.ts";
import { inBoth } from "../platform/input-sentences.ts";

export type StaffForm = { name: string; email: string; role: Role; password?: string };

/** One after the other: two owners who demote each other at once would leave none. */
export const lockStaff = (ctx: Ctx) => ctx.db.execute(sql`select pg_advisory_xact_lock(718401)`);

async function checkEmail(ctx: Ctx, email: string | undefined, own?: number): Promise<void> {
  if (!email) return;
  const same = await ctx.db
    .select({ id: staff.id })
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email.toLowerCase()));
  if (same.some(({ id }) => id !== own))
    throw refuse("staff.email_taken", undefined, { fields: { email: inBoth("Already in use here", "Ya está en uso aquí") } });
}

/** Somebody must be left who can sign in and may do everything. */
async function checkOwnerRemains(ctx: Ctx, { id, isShopOwner }: StaffRow): Promise<void> {
  const { people } = await listStaff(ctx, {});
  const others = people.filter((person) => person.id !== id && person.role === "owner" && person.canSignIn);
  if (isShopOwner || others.length === 0) throw refuse("staff.last_owner");
}

/** Whatever way in was just closed: an owner is left who has another. */
export async function checkOwnerCanSignIn(ctx: Ctx): Promise<void> {
  const { people } = await listStaff(ctx, {});
  if (!people.some(({ role, canSignIn }) => role === "owner" && canSignIn)) throw refuse("staff.last_owner");
}

async function lockPerson(ctx: Ctx, id: number): Promise<StaffRow> {
  await lockStaff(ctx);
  const [row] = await ctx.db.select().from(staff).where(eq(staff.id, id)).for("update");
  if (!row) throw refuse("staff.no_such_person");
  return row;
}

export const createStaff = (outer: StaffCtx, { password, ...form }: StaffForm) =>
  inTransaction(outer, async (ctx): Promise<StaffPerson> => {
    await lockStaff(ctx);
    await checkEmail(ctx, form.email);
    const passwordHash = password && (await hashPassword(password));
    const [row] = await ctx.db
      .insert(staff)
      .values({ ...form, language: ctx.settings().shop.staffLanguage, passwordHash, createdAt: ctx.now() })
      .returning();
    await writeAudit(ctx, {
      action: "create",
      subject: "person",
      id: row!.id,
      label: form.name,
      changes: { role: [null, form.role] },
    });
    return getPerson(ctx, row!.id);
  });

export const updateStaff = (outer: StaffCtx, id: number, { password, ...form }: Partial<StaffForm>) =>
  inTransaction(outer, async (ctx): Promise<StaffPerson> => {
    const before = await lockPerson(ctx, id);
    await checkEmail(ctx, form.email, id);
    if (before.role === "owner" && form.role && form.role !== "owner") await checkOwnerRemains(ctx, before);
    const changes = changesOf(before, form);
    const set = {
      ...form,
      ...(password && { passwordHash: await hashPassword(password) }),
      // The link went to the address of before, which may be a stranger's.
      ...((password || changes.email) && { inviteHash: null, inviteExpiresAt: null }),
    };
    if (Object.keys(set).length > 0) await ctx.db.update(staff).set(set).where(eq(staff.id, id));
    if (password) {
      await closeSessionsOf(ctx, before);
      changes.password = [null, "changed"];
    }
    await writeAudit(ctx, { action: "update", subject: "person", id, label: form.name ?? before.name, changes });
    return getPerson(ctx, id);
  });

export const deleteStaff = (outer: StaffCtx, { id }: { id: number }): Promise<null> =>
  inTransaction(outer, async (ctx) => {
    const row = await lockPerson(ctx, id);
    if (row.role === "owner") await checkOwnerRemains(ctx, row);
    await ctx.db.delete(staff).where(eq(staff.id, id));
    await writeAudit(ctx, { action: "delete", subject: "person", id, label: row.name });
    return null;
  });
