import { sql } from "drizzle-orm";
import type { Storage } from "../media/storage/storage.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { paymentMode } from "../settings/payment-mode.server.ts";
import { type StaffCtx, writeAudit } from "../staff/write-audit.server.ts";
import { becomeOwnShop, lockBeginning } from "./begin-own-shop.server.ts";
import type { FirstSteps } from "./contract.ts";
import { listSteps } from "./list-steps.server.ts";
import { forgetMarks } from "./marks.server.ts";
import { refuse } from "./texts.ts";

/** What stays: who works here and how they sign in, programs' keys, what was uploaded, and the history. */
const KEPT = new Set([
  "api_keys",
  "applied_functions",
  "audit_trail",
  "builds",
  "installation",
  "media_files",
  "migrations",
  "picture_facts",
  "rate_limits",
  "settings",
  "staff",
  "staff_challenges",
  "staff_passkeys",
  "staff_sessions",
  "webhooks",
]);

/** "Start my own shop from this": everything the demo came with, and everything done in it, is deleted at once or not at all. */
export async function emptyDemo(outer: StaffCtx & { storage: Storage }, shopName: string): Promise<FirstSteps> {
  await inTransaction<StaffCtx & { storage: Storage }, void>(outer, async (ctx) => {
    await lockBeginning(ctx);
    const { isDemo, shopName: name } = await listSteps(ctx);
    if (!isDemo) throw refuse("first_steps.no_demo");
    if (paymentMode(ctx) === "live") throw refuse("first_steps.live_payments");
    if (shopName.trim().toLowerCase() !== name.toLowerCase()) throw refuse("first_steps.wrong_name");
    const { rows } = await ctx.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const tables = rows.map((row) => row.name).filter((table) => !KEPT.has(table));
    await ctx.db.execute(sql.raw(`truncate ${tables.map((table) => `"${table}"`).join(", ")} restart identity`));
    await forgetMarks(ctx);
    await becomeOwnShop(ctx);
    await writeAudit(ctx, { action: "delete", subject: "settings", id: "demo", label: name });
    await touch(ctx, "rugs", "collections", "showroom", "orders", "messages", "texts");
  });
  // Copies that were told "*" forget every page, those of single rugs too.
  await outer.pool.query("select pg_notify('telar_cache', '*')");
  outer.bus.forget(["*"]);
  await outer.reloadSettings();
  return listSteps(outer);
}
