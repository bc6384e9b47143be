import { sql } from "drizzle-orm";
import { beginOwnTexts } from "../content/begin-own-texts.server.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { inTransaction, touch } from "../platform/transaction.server.ts";
import { beginOwnSettings } from "../settings/saved-parts.server.ts";

const LOCK = 7_215_003;
/** A shop begins once, however many ask for it at the same moment. */
export const lockBeginning = (ctx: Ctx): Promise<unknown> => ctx.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);

/** Nothing was ever sold, written or set here, and no demo was filled in. */
const isUntouched = async ({ db }: Ctx): Promise<boolean> =>
  (
    await db.execute(sql`select where not exists (select from installation where key = 'seeded')
      and not exists (select from collections) and not exists (select from orders)
      and not exists (select from settings) and not exists (select from content)`)
  ).rows.length > 0;

/** An empty shop's first start: its own texts, closed until the owner opens it. A shop in use is left as it is. */
export async function beginOwnShop(outer: Ctx): Promise<boolean> {
  const isNew = await inTransaction(outer, async (ctx) => {
    await lockBeginning(ctx);
    if (!(await isUntouched(ctx))) return false;
    await becomeOwnShop(ctx);
    return true;
  });
  if (isNew) await outer.reloadSettings();
  return isNew;
}

export async function becomeOwnShop(ctx: Ctx): Promise<void> {
  await beginOwnSettings(ctx);
  await beginOwnTexts(ctx);
  await ctx.db.execute(sql`insert into installation (key, value) values ('seeded', 'none')
    on conflict (key) do update set value = excluded.value, updated_at = now()`);
  await touch(ctx, "settings", "content", "home");
}
