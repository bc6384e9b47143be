import { createHash, randomBytes } from "node:crypto";
import { count, desc, eq } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { type Paging, windowOf } from "../platform/http/paging.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import type { ApiKey } from "./api-keys-contract.ts";
import type { ApiScope } from "./rules/api-scopes.ts";
import { apiKeys } from "./table.server.ts";
import { refuse } from "./texts.ts";
import { type StaffCtx, writeAudit } from "./write-audit.server.ts";

type KeyRow = typeof apiKeys.$inferSelect;
const SHOWN = 12;
const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

export const presentApiKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  prefix: row.prefix,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

export async function listApiKeys(ctx: Ctx, query: Paging): Promise<{ rows: KeyRow[]; total: number }> {
  const { limit, offset } = windowOf(query);
  const [rows, totals] = await Promise.all([
    ctx.db.select().from(apiKeys).orderBy(desc(apiKeys.id)).limit(limit).offset(offset),
    ctx.db.select({ n: count() }).from(apiKeys),
  ]);
  return { rows, total: totals[0]?.n ?? 0 };
}

/** Only its hash is kept: 256 random bits need no slow one. */
export const createApiKey = (outer: StaffCtx, { name, scopes }: { name: string; scopes: ApiScope[] }) =>
  inTransaction(outer, async (ctx): Promise<ApiKey & { key: string }> => {
    const key = `telar_${randomBytes(32).toString("base64url")}`;
    const values = {
      name,
      scopes: [...new Set(scopes)],
      keyHash: hashOf(key),
      prefix: key.slice(0, SHOWN),
      createdAt: ctx.now(),
    };
    const [row] = await ctx.db.insert(apiKeys).values(values).returning();
    await writeAudit(ctx, {
      action: "create",
      subject: "api-key",
      id: row!.id,
      label: name,
      changes: { scopes: [null, scopes.join(", ")] },
    });
    return { ...presentApiKey(row!), key };
  });

export const deleteApiKey = (outer: StaffCtx, { id }: { id: number }): Promise<null> =>
  inTransaction(outer, async (ctx) => {
    const [row] = await ctx.db.delete(apiKeys).where(eq(apiKeys.id, id)).returning();
    if (!row) throw refuse("staff.no_such_key");
    await writeAudit(ctx, { action: "delete", subject: "api-key", id, label: row.name });
    return null;
  });

/** The key a call brought, if there is such a one; notes that it was used. */
export async function findApiKey(ctx: Ctx, key: string): Promise<KeyRow | undefined> {
  const [row] = await ctx.db
    .update(apiKeys)
    .set({ lastUsedAt: ctx.now() })
    .where(eq(apiKeys.keyHash, hashOf(key)))
    .returning();
  return row;
}
