import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/ctx.server.ts";

/** What no other data tells: that a test letter arrived somewhere, that the texts were read. */
export type Mark = "mail" | "texts";

export const markStep = (ctx: Ctx, mark: Mark): Promise<unknown> =>
  ctx.db.execute(sql`insert into installation (key, value) values (${`step:${mark}`}, '1') on conflict (key) do nothing`);

export const forgetMarks = (ctx: Ctx): Promise<unknown> => ctx.db.execute(sql`delete from installation where key like 'step:%'`);
