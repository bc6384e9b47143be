import type { Context } from "hono";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { checkPassword, checkPerson } from "./check-password.server.ts";
import { rememberDevice } from "./device.server.ts";
import { shopOwner } from "./password.server.ts";
import { openSession } from "./session.server.ts";
import { writeAudit } from "./write-audit.server.ts";

type AskedCtx = Ctx & { caller: Caller };
type Person = NonNullable<Caller["staff"]>;
type Given = { password: string; email?: string; code?: string };

/** The password alone is the owner's way in; with an e-mail it is a person's own. */
export async function signIn(ctx: AskedCtx, c: Context, { email, password, code }: Given): Promise<null> {
  if (email) return enter(ctx, c, await checkPerson(ctx, c, { email, password, code }));
  await checkPassword(ctx, c, password);
  return enter(ctx, c);
}

/** Opens a session for someone whose way in was right; without a person, for the owner. */
export async function enter(ctx: AskedCtx, c: Context, person?: Person): Promise<null> {
  await openSession(ctx, c, person);
  await rememberDevice(ctx, c);
  const { id, name, role, language } = person ?? (await shopOwner(ctx));
  ctx.caller.staff = { id, name, role, language };
  await writeAudit(ctx, { action: "sign-in", subject: "session", id: "", label: "Signed in" });
  return null;
}
