import { createHmac, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { sameText } from "../../platform/same-text.server.ts";
import type { BoldCtx } from "./bold.server.ts";

/** hex(HMAC-SHA256(secret, base64(raw bytes))): over the bytes as they came, never over what was parsed. */
export const signatureOf = (body: Uint8Array, secret: string): string =>
  createHmac("sha256", secret).update(Buffer.from(body).toString("base64")).digest("hex");

export const isSigned = (body: Uint8Array, signature: string | undefined, secret: string): boolean =>
  sameText(signature?.toLowerCase() ?? "", signatureOf(body, secret));

const SANDBOX_SECRET = "bold.sandbox_secret";

/** The secret that signs. Bold's test mode signs with an empty one: accepted only where that mode was asked for. */
export async function secretOf(ctx: BoldCtx): Promise<string | undefined> {
  const { env } = ctx;
  if (env.BOLD_SECRET_KEY) return env.BOLD_SECRET_KEY;
  if (ctx.bold.sandbox) return sandboxSecret(ctx);
  return env.BOLD_TEST_MODE ? "" : undefined;
}

/** Made up once per installation, so that nobody outside can sign for the sandbox. */
async function sandboxSecret(ctx: BoldCtx): Promise<string> {
  const made = randomBytes(24).toString("base64url");
  const { rows } = await ctx.db.execute<{ value: string }>(sql`
    insert into installation (key, value) values (${SANDBOX_SECRET}, ${made})
    on conflict (key) do update set value = installation.value returning value`);
  return rows[0]!.value;
}
