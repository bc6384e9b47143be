import type { Caller, Ctx } from "../platform/ctx.server.ts";
import { calendarOf } from "./calendar-of-visit.server.ts";
import { getVisit } from "./own-visit.server.ts";

export async function serveCalendar(ctx: Ctx & { caller: Caller }, own: { token: string }): Promise<Response> {
  const row = await getVisit(ctx, own);
  return new Response(calendarOf(row, ctx.origin(), ctx.settings()), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="visita-${row.date}.ics"`,
      "cache-control": "private, no-store",
    },
  });
}
