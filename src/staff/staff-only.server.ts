import type { MiddlewareHandler } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { findApiKey } from "./api-keys.server.ts";
import { auditWrite } from "./audit-write.server.ts";
import { opensCall } from "./rules/api-scopes.ts";
import { refuse } from "./texts.ts";
import { sessionOf } from "./session.server.ts";

const BEARER = /^Bearer +(\S+)$/i;

/** A program of the owner's comes with a key; what the key's scopes do not open is closed to it. */
async function checkKey(ctx: Ctx, key: string, call: string): Promise<string> {
  const row = await findApiKey(ctx, key);
  if (!row) throw refuse("staff.unknown_key");
  if (!opensCall(row.scopes, call)) throw refuse("forbidden");
  return `key ${row.id}`;
}

/** Mounted in front of every /api/admin/* call, by path: no handler checks for itself. `call` is `GET /api/admin/orders`. */
export const staffOnly =
  (ctx: Ctx, call = ""): MiddlewareHandler =>
  async (c, next) => {
    const key = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
    const session = key ? await checkKey(ctx, key, call) : await sessionOf(ctx, c);
    if (!session) throw refuse("staff.not_signed_in");
    (c.get("caller") as Caller).session = session;
    c.header("cache-control", "no-store");
    await next();
    await auditWrite(ctx, c);
  };
