import type { MiddlewareHandler } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { auditWrite } from "./audit-write.server.ts";
import { refuse } from "./texts.ts";
import { sessionOf } from "./session.server.ts";

/** Mounted in front of every /api/admin/* call, by path: no handler checks for itself. */
export const staffOnly =
  (ctx: Ctx): MiddlewareHandler =>
  async (c, next) => {
    const session = await sessionOf(ctx, c);
    if (!session) throw refuse("staff.not_signed_in");
    (c.get("caller") as Caller).session = session;
    c.header("cache-control", "no-store");
    await next();
    await auditWrite(ctx, c);
  };
