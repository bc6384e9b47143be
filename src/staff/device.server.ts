import { createHmac, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Ctx } from "../platform/ctx.server.ts";
import { sameText } from "../platform/same-text.server.ts";
import { readCookie, writeCookie } from "./cookies.server.ts";
import { readHash } from "./password.server.ts";

const COOKIE = "telar_device";
const DAYS = 365;
const SECRET = "staff.device_secret";

async function deviceSecret(ctx: Ctx): Promise<string> {
  const { rows } = await ctx.db.execute<{ value: string }>(sql`
    insert into installation (key, value) values (${SECRET}, ${randomBytes(32).toString("base64url")})
    on conflict (key) do update set value = installation.value returning value`);
  return rows[0]!.value;
}

/** Bound to the password too: with another password every device is a stranger again. */
async function signatureOf(ctx: Ctx, device: string): Promise<string> {
  const [secret, passwordHash] = await Promise.all([deviceSecret(ctx), readHash(ctx)]);
  return createHmac("sha256", secret).update(`${device}.${passwordHash}`).digest("base64url");
}

/** Marks a browser that knew the password. It opens nothing: it only tells its owner from strangers who guess. */
export async function rememberDevice(ctx: Ctx, c: Context): Promise<void> {
  const device = (await knownDevice(ctx, c)) ?? randomBytes(12).toString("base64url");
  writeCookie(ctx, c, COOKIE, `${device}.${await signatureOf(ctx, device)}`, DAYS);
}

/** The device that asks, when it signed in before; undefined for a stranger. */
export async function knownDevice(ctx: Ctx, c: Context): Promise<string | undefined> {
  const [device, signature] = readCookie(ctx, c, COOKIE)?.split(".") ?? [];
  if (!device || !signature) return undefined;
  return sameText(signature, await signatureOf(ctx, device)) ? device : undefined;
}

/** Another secret: no device is known any longer. */
export const forgetDevices = (ctx: Ctx): Promise<unknown> => ctx.db.execute(sql`delete from installation where key = ${SECRET}`);
