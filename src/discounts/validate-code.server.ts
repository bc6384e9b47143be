import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import { pesosOf, type Cents } from "../platform/money.ts";
import { reasonSentence } from "./texts.ts";

type Input = { code: string; cartItems: { carpetId: number; size: string; quantity: number }[] };
type Row = { code: string; name: string; percentage: number; amount: number; reason: string | null };

type Verdict =
  | { valid: true; discount: { code: string; name: string; percentage: number; discountAmount: number } }
  | { valid: false; error: string };

/** The same rule the order's own transaction applies: what is promised here is taken off there. */
export async function validateCode(ctx: Ctx, { code, cartItems }: Input): Promise<Verdict> {
  if (!code) return { valid: false, error: reasonSentence("empty") };
  const list = <T>(pick: (line: Input["cartItems"][number]) => T) => sql.param(cartItems.map(pick));
  const { rows } = await ctx.db.execute<Row>(sql`
    select d.code, d.name, d.percentage, d.amount, d.reason from discount_on(${code}, ${ctx.now()}, price_lines(
      ${list((line) => line.carpetId)}::int[], ${list((line) => line.size)}::text[], ${list((line) => line.quantity)}::int[])) d`);
  const { reason, name, percentage, amount, code: shown } = rows[0]!;
  if (reason) return { valid: false, error: reasonSentence(reason) };
  return { valid: true, discount: { code: shown, name, percentage, discountAmount: pesosOf(amount as Cents) } };
}
