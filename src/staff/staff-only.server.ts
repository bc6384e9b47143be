import type { MiddlewareHandler } from "hono";
import type { Ctx } from "../platform/ctx.server.ts";
import { refuse } from "./texts.ts";
import { readSession } from "./session.server.ts";

/** Mounted in front of every /api/admin/* call, by path: no handler checks for itself. */
export const staffOnly =
  (ctx: Ctx): MiddlewareHandler =>
  async (c, next) => {
    if (!(await readSession(ctx, c))) throw refuse("staff.not_signed_in");
    c.header("cache-control", "no-store");
    return next();
  };
