import type { Ctx } from "../platform/ctx.server.ts";

/** What the pages promise: /devoluciones. */
export const RETURNS_DAYS = 30;

/** How many days after its delivery an order can be returned. */
export const returnsDays = async (_ctx: Ctx): Promise<number> => RETURNS_DAYS;
