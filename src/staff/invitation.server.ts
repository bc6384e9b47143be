import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Context } from "hono";
import { addresses } from "../addresses.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { getPerson } from "./list-staff.server.ts";
import { hashPassword } from "./password.server.ts";
import { createStaff, type StaffForm } from "./save-staff.server.ts";
import { enter } from "./sign-in.server.ts";
import type { StaffPerson } from "./staff-contract.ts";
import { staff, type StaffRow } from "./table.server.ts";
import { refuse } from "./texts.ts";
import type { StaffCtx } from "./write-audit.server.ts";

const LIVES_MS = 48 * 3_600_000;
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Writes the letter that brings the link; the room of letters gives it. */
export type SendInvitation = (ctx: Ctx, to: { name: string; email: string; url: string }) => Promise<void>;
type Invited = StaffPerson & { inviteUrl?: string };

async function newInvitation(ctx: Ctx, id: number, send: SendInvitation): Promise<Invited> {
  const token = randomBytes(32).toString("base64url");
  const set = { inviteHash: hashOf(token), inviteExpiresAt: new Date(ctx.now().getTime() + LIVES_MS) };
  await ctx.db.update(staff).set(set).where(eq(staff.id, id));
  const person = await getPerson(ctx, id);
  if (!person.email) throw refuse("staff.no_email");
  const inviteUrl = `${ctx.origin()}${addresses.invitation(token)}`;
  await send(ctx, { name: person.name, email: person.email, url: inviteUrl });
  return { ...person, inviteUrl };
}

/** A person with a password can sign in at once; one without is invited to choose it. */
export const addStaff = (outer: StaffCtx, form: StaffForm, send: SendInvitation): Promise<Invited> =>
  inTransaction(outer, async (ctx) => {
    const person = await createStaff(ctx, form);
    return form.password ? person : newInvitation(ctx, person.id, send);
  });

export const inviteStaff = (outer: StaffCtx, id: number, send: SendInvitation): Promise<Invited> =>
  inTransaction(outer, (ctx) => newInvitation(ctx, id, send));

export async function readInvitation(ctx: Ctx, token: string): Promise<StaffRow> {
  const isLive = and(eq(staff.inviteHash, hashOf(token)), gt(staff.inviteExpiresAt, ctx.now()));
  const [row] = await ctx.db.select().from(staff).where(isLive);
  if (!row) throw refuse("staff.invitation_over");
  return row;
}

export async function acceptInvitation(
  ctx: Ctx & { caller: Caller },
  c: Context,
  { token, password }: { token: string; password: string },
): Promise<null> {
  const row = await readInvitation(ctx, token);
  const set = { passwordHash: await hashPassword(password), inviteHash: null, inviteExpiresAt: null };
  const isStillOpen = and(eq(staff.id, row.id), eq(staff.inviteHash, hashOf(token)));
  const used = await ctx.db.update(staff).set(set).where(isStillOpen).returning({ id: staff.id });
  if (used.length === 0) throw refuse("staff.invitation_over");
  return enter(ctx, c, row);
}
