import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/ctx.server.ts";

const SANDBOX_SECRET = "bold.sandbox_secret";

/** Made up once per installation, so that nobody outside can sign for the sandbox. */
export async function sandboxSecret(ctx: Ctx): Promise<string> {
  const made = randomBytes(24).toString("base64url");
  const { rows } = await ctx.db.execute<{ value: string }>(sql`
    insert into installation (key, value) values (${SANDBOX_SECRET}, ${made})
    on conflict (key) do update set value = installation.value returning value`);
  return rows[0]!.value;
}
