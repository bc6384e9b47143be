import type { Letter } from "../messages/letters/letter.ts";
import type { TestShop } from "./open-shop.ts";

/** The letters that wait to be sent, in the order they were written. */
export async function waitingLetters({ ctx }: TestShop): Promise<(Letter & { id: string })[]> {
  const { rows } = await ctx.pool.query<{ id: string; mail: Letter }>(
    "select id, mail from letters where state = 'waiting' order by created_at, id",
  );
  return rows.map(({ id, mail }) => ({ ...mail, id }));
}
