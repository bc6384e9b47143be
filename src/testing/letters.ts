import type { Letter } from "../messages/letters/letter.ts";
import type { TestShop } from "./open-shop.ts";

/** The letters that wait to be sent, in the order they were written. */
export async function waitingLetters({ ctx }: TestShop): Promise<(Letter & { id: string })[]> {
  const { rows } = await ctx.pool.query<{ id: string; mail: Letter }>(
    "select id, mail from letters where state = 'waiting' order by created_at, id",
  );
  return rows.map(({ id, mail }) => ({ ...mail, id }));
}

/** Everything written to one mailbox, oldest first. */
export async function lettersTo({ ctx }: TestShop, address: string): Promise<Letter[]> {
  const { rows } = await ctx.pool.query<{ mail: Letter }>(
    "select mail from letters where mail->>'to' = $1 order by created_at, id",
    [address],
  );
  return rows.map(({ mail }) => mail);
}
