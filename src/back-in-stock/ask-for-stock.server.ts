import { randomBytes } from "node:crypto";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { getRug } from "../catalog/get-rug.server.ts";
import { findSize } from "../catalog/rules/size.ts";
import { senderOf } from "../messages/letters/letter.ts";
import { queueLetter } from "../messages/letters/queue-letter.server.ts";
import { mailboxKey } from "../messages/rules/mailbox-key.ts";
import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { limitRate } from "../platform/http/rate-limit.server.ts";
import { inTransaction } from "../platform/transaction.server.ts";
import { askLetter } from "./letters/stock-letters.ts";
import { stockRequests } from "./table.server.ts";
import { refuse } from "./texts.ts";

/** Open wishes of one mailbox, confirmed or not. */
const MOST_OPEN = 5;
const TRIES_PER_HOUR = 20;
/** Who has not answered is not asked again sooner: a stranger may be asking in their name. */
const ASK_AGAIN_MS = 24 * 60 * 60 * 1000;

type Asked = { id: number; size: string; email: string };

/** Keeps the wish and asks the mailbox. Asked again it is the same wish: the letter is written once a day at most. */
export async function askForStock(outer: Ctx & { caller: Caller }, { id, size, email }: Asked): Promise<{ success: true }> {
  await limitRate(outer, `stock-requests:${outer.caller.network}`, TRIES_PER_HOUR, 3600);
  const rug = await getRug(outer, { id });
  const line = findSize(rug.sizes, size);
  if (!line) throw refuse("stock_requests.no_size");
  if (line.inventory > 0) throw refuse("stock_requests.in_stock");
  return inTransaction(outer, async (ctx) => {
    const mailbox = mailboxKey(email);
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 1111))`);
    const mine = and(eq(stockRequests.mailbox, mailbox), isNull(stockRequests.toldAt));
    const same = and(mine, eq(stockRequests.rugId, rug.id), eq(stockRequests.size, line.size));
    const [known] = await ctx.db.select().from(stockRequests).where(same);
    if (known?.confirmedAt) return { success: true };
    if (known && ctx.now().getTime() - known.createdAt.getTime() < ASK_AGAIN_MS) return { success: true };
    if (!known) {
      const [open] = await ctx.db.select({ n: count() }).from(stockRequests).where(mine);
      if (open!.n >= MOST_OPEN) throw refuse("stock_requests.too_many");
    }
    const token = known?.token ?? randomBytes(24).toString("base64url");
    if (known) await ctx.db.update(stockRequests).set({ createdAt: ctx.now() }).where(eq(stockRequests.id, known.id));
    else await ctx.db.insert(stockRequests).values({ rugId: rug.id, size: line.size, email, mailbox, token });
    const letter = askLetter({ email: known?.email ?? email, token, rug, size: line.size }, senderOf(ctx));
    await queueLetter(ctx, letter, { about: `stock-request:${token}` });
    return { success: true };
  });
}
