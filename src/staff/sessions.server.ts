import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import type { StaffSession } from "./account-contract.ts";
import { staff, staffSessions } from "./table.server.ts";
import { refuse } from "./texts.ts";
import { writeAudit } from "./write-audit.server.ts";

type AskedCtx = Ctx & { caller: Caller };
const SHORT = 8;

const liveSessions = ({ db, caller }: AskedCtx) => {
  const isOwn = caller.staff?.role === "owner" ? undefined : eq(staff.id, caller.staff!.id);
  return db
    .select({ session: staffSessions, staffId: staff.id, name: staff.name })
    .from(staffSessions)
    .innerJoin(
      staff,
      sql`case when ${staffSessions.staffId} is null then ${staff.isShopOwner} else ${staff.id} = ${staffSessions.staffId} end`,
    )
    .where(and(gt(staffSessions.expiresAt, sql`now()`), isOwn))
    .orderBy(desc(staffSessions.seenAt))
    .limit(1000);
};

export async function listSessions(ctx: AskedCtx): Promise<StaffSession[]> {
  const rows = await liveSessions(ctx);
  return rows.map(({ session, staffId, name }) => {
    const id = session.tokenHash.slice(0, SHORT);
    const [createdAt, lastSeen] = [session.createdAt.toISOString(), session.seenAt.toISOString()];
    return { id, staffId, name, device: session.device, createdAt, lastSeen, current: id === ctx.caller.session };
  });
}

/** Somebody else's session does not exist for who may not see it. */
export async function endSession(ctx: AskedCtx, id: string): Promise<null> {
  const found = (await liveSessions(ctx)).find(({ session }) => session.tokenHash.slice(0, SHORT) === id);
  if (!found) throw refuse("staff.no_such_session");
  await ctx.db.delete(staffSessions).where(eq(staffSessions.tokenHash, found.session.tokenHash));
  await writeAudit(ctx, { action: "sign-out", subject: "session", id, label: `${found.name}, ${found.session.device}` });
  return null;
}
