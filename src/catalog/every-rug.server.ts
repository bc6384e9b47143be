import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { presentRug } from "./present.server.ts";
import { rugRows } from "./rug-rows.server.ts";

const BATCH = 500;

/** Every rug on sale by id, read by key in batches: memory does not grow with the catalogue. */
export async function* everyRug(ctx: Ctx): AsyncGenerator<Rug> {
  for (let after = 0; ;) {
    const picked = sql`select id, id as place from rugs where is_active and id > ${after} order by id limit ${BATCH}`;
    const rows = await rugRows(ctx, picked);
    yield* rows.map(presentRug);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
