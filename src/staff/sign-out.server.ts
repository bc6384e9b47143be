import type { Context } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { forgetDevices } from "./device.server.ts";
import { closeEverySession, closeSession, closeSessionsOf, sessionOf } from "./session.server.ts";
import { writeAudit } from "./write-audit.server.ts";

/** Here, or everywhere: for an owner that is every browser of everybody, for others every browser of their own. */
export async function signOut(ctx: Ctx & { caller: Caller }, c: Context, everywhere: boolean): Promise<null> {
  const live = everywhere ? await sessionOf(ctx, c) : undefined;
  if (live) {
    Object.assign(ctx.caller, live);
    if (live.staff.role === "owner") {
      await closeEverySession(ctx);
      await forgetDevices(ctx);
    } else await closeSessionsOf(ctx, { id: live.staff.id, isShopOwner: false });
    await writeAudit(ctx, { action: "sign-out", subject: "session", id: "", label: "Signed out everywhere" });
  }
  await closeSession(ctx, c);
  return null;
}
