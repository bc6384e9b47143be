import type { Context } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { checkPassword } from "./check-password.server.ts";
import { rememberDevice } from "./device.server.ts";
import { openSession } from "./session.server.ts";
import { writeAudit } from "./write-audit.server.ts";

export async function signIn(ctx: Ctx & { caller: Caller }, c: Context, input: { password: string }): Promise<null> {
  await checkPassword(ctx, c, input.password);
  await openSession(ctx, c);
  await rememberDevice(ctx, c);
  await writeAudit(ctx, { action: "sign-in", subject: "session", id: "", label: "Signed in" });
  return null;
}
