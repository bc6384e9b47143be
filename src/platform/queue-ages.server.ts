import type { Ctx } from "./ctx.server.ts";

export type QueueAge = { queue: string; waiting: number; oldest_seconds: number };

/** How much waits in each queue and since when. A job that failed and is to be tried again waits since it was made. */
export async function queueAges({ pool }: Pick<Ctx, "pool">): Promise<QueueAge[]> {
  const { rows } = await pool.query<QueueAge>(`
    select name as queue, count(*)::int as waiting,
      ceil(max(extract(epoch from now() - case when state = 'retry' then created_on else start_after end)))::int as oldest_seconds
    from pgboss.job where state < 'active' and name not like '\\_\\_%' and (state = 'retry' or start_after <= now())
    group by name order by name`);
  return rows;
}
