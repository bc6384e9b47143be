import type { Context, MiddlewareHandler } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { findApiKey } from "./api-keys.server.ts";
import { auditWrite } from "./audit-write.server.ts";
import { opensCall } from "./rules/api-scopes.ts";
import { mayCall } from "./rules/role-table.ts";
import { refuse } from "./texts.ts";
import { sessionOf } from "./session.server.ts";

const BEARER = /^Bearer +(\S+)$/i;
type Asking = Pick<Caller, "session" | "staff">;

/** A program of the owner's comes with a key; what the key's scopes do not open is closed to it. */
async function checkKey(ctx: Ctx, key: string, call: string): Promise<Asking> {
  const row = await findApiKey(ctx, key);
  if (!row) throw refuse("staff.unknown_key");
  if (!opensCall(row.scopes, call)) throw refuse("forbidden");
  return { session: `key ${row.id}` };
}

/** A person comes with a session; what their role does not open is closed to them. An unknown call is unknown to every role. */
async function checkRole(ctx: Ctx, c: Context, call: string): Promise<Asking> {
  const live = await sessionOf(ctx, c);
  if (!live) throw refuse("staff.not_signed_in");
  if (call && !mayCall(live.staff.role, call)) throw refuse("forbidden");
  return live;
}

/** Mounted in front of every /api/admin/* call, by path: no handler checks for itself. `call` is `GET /api/admin/orders`. */
export const staffOnly =
  (ctx: Ctx, call = ""): MiddlewareHandler =>
  async (c, next) => {
    const key = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
    const asking = key ? await checkKey(ctx, key, call) : await checkRole(ctx, c, call);
    Object.assign(c.get("caller"), asking);
    c.header("cache-control", "no-store");
    await next();
    await auditWrite(ctx, c);
  };
