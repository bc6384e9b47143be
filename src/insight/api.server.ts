import { safeCell } from "../catalog/rules/csv-cells.ts";
import { csvHead, csvLines } from "../platform/csv.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { countVisit } from "./count-visit.server.ts";
import { readInsight } from "./read-insight.server.ts";

const COLUMNS = ["carpet_id", "name", "seen", "room", "cart", "bought", "money"] as const;

export const insightApi = [
  serve(contract.sendBeacon, async (ctx, { raw }) => {
    await countVisit(ctx, raw.req.raw).catch((error: unknown) => ctx.log.warn({ err: error }, "a visit was not counted"));
    return { accepted: true as const };
  }),
  serve(contract.readInsight, (ctx, { query }) => readInsight(ctx, query)),
  serve(contract.exportInsight, async (ctx, { query }) => {
    const { from, to, carpets } = await readInsight(ctx, query);
    const rows = carpets.map((each) => COLUMNS.map((name) => safeCell(String(name === "money" ? each.money / 100 : each[name]))));
    const disposition = `attachment; filename="insight-${from}-${to}.csv"`;
    const headers = { "content-type": "text/csv; charset=utf-8", "content-disposition": disposition };
    return new Response(`${csvHead(COLUMNS)}${csvLines(rows)}`, { headers });
  }),
];
