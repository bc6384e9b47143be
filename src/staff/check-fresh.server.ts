import argon2 from "argon2";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { inBoth } from "../platform/input-sentences.ts";
import { hashOf } from "./check-password.server.ts";
import { limitTries } from "./limit-tries.server.ts";
import { staff, staffSessions } from "./table.server.ts";
import { refuse } from "./texts.ts";

type AskedCtx = Ctx & { caller: Caller };
const FRESH_MINUTES = 15;

/** A page left open must not be enough to change how its owner signs in. */
export const checkCurrent = (ctx: AskedCtx, c: Context, hash: string, given = ""): Promise<void> =>
  limitTries(ctx, c, async () =>
    (await argon2.verify(hash, given))
      ? undefined
      : refuse("staff.wrong_current_password", undefined, {
          fields: { currentPassword: inBoth("Incorrect password", "Contraseña incorrecta") },
        }),
  );

/** Before a new way in is added: they signed in a moment ago, or type their password again. */
export async function checkFresh(ctx: AskedCtx, c: Context, currentPassword?: string): Promise<void> {
  const isThis = eq(sql`left(${staffSessions.tokenHash}, 8)`, ctx.caller.session!);
  const isNew = gt(staffSessions.createdAt, sql`now() - make_interval(mins => ${FRESH_MINUTES})`);
  const fresh = await ctx.db.select({ at: staffSessions.createdAt }).from(staffSessions).where(and(isThis, isNew));
  if (fresh.length > 0) return;
  const [row] = await ctx.db.select().from(staff).where(eq(staff.id, ctx.caller.staff!.id));
  const hash = row && (await hashOf(ctx, row));
  if (!hash || !currentPassword) throw refuse("staff.sign_in_again");
  await checkCurrent(ctx, c, hash, currentPassword);
}
