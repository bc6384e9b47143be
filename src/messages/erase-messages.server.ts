import { and, inArray, ne, or, sql } from "drizzle-orm";
import { mailboxKey } from "./rules/mailbox-key.ts";
import type { Ctx } from "../platform/ctx.server.ts";
import { contactMessages, letters, provedAddresses } from "./table.server.ts";

/** What a person wrote. */
export const eraseMessages = async (ctx: Ctx, ids: readonly number[]): Promise<number> =>
  (await ctx.db.delete(contactMessages).where(inArray(contactMessages.id, [...ids]))).rowCount ?? 0;

/** Letters to these mailboxes, and those to the shop that have not left and name one of them. */
export async function eraseLetters(ctx: Ctx, addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0) return 0;
  const mailboxes = [...new Set(addresses.map(mailboxKey))];
  const written = sql.param(addresses.map((each) => each.toLowerCase()));
  const names = sql`exists (select from unnest(${written}::text[]) each where position(each in lower(${letters.mail}::text)) > 0)`;
  const mine = or(inArray(letters.recipient, mailboxes), and(ne(letters.state, "sent"), names));
  const { rowCount } = await ctx.db.delete(letters).where(mine);
  await ctx.db.delete(provedAddresses).where(inArray(provedAddresses.recipient, mailboxes));
  return rowCount ?? 0;
}
