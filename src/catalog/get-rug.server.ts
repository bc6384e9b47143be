import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";
import type { Rug } from "./contract.ts";
import { presentRug } from "./present.server.ts";
import { rugRows } from "./rug-rows.server.ts";
import { refuse } from "./texts.ts";

export async function getRug(ctx: Ctx, input: { id: number }): Promise<Rug> {
  const [row] = await rugRows(ctx, sql`select r.id, 1 as place from rugs r where r.id = ${input.id} and r.is_active`);
  if (!row) throw refuse("catalog.rug_not_found");
  return presentRug(row);
}
