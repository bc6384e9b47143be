import type { Ctx } from "../platform/ctx.server.ts";
import { UNSENT_STATES } from "./rules/letter-state.ts";

type Row = { state: string; letters: number; oldest: number };
export type WaitingLetters = { counts: Record<string, number>; oldestSeconds: number };

/** How many letters have not left, by state; one about to be joined by the next waits on purpose (LETTERS_WAIT_SECONDS). */
export async function waitingLetters({ pool }: Ctx): Promise<WaitingLetters> {
  const { rows } = await pool.query<Row>(
    `select state, count(*)::int as letters, ceil(extract(epoch from now() - min(created_at)))::int as oldest
    from letters where state <> 'sent' group by state`,
  );
  const of = (state: string) => rows.find((row) => row.state === state);
  const counts = Object.fromEntries(["waiting", ...UNSENT_STATES].map((state) => [state, of(state)?.letters ?? 0]));
  return { counts, oldestSeconds: of("waiting")?.oldest ?? 0 };
}
