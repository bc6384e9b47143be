import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";

export const stockAlarm = z.object({
  since: z.string(),
  held: z.number().int().describe("Units that the unpaid orders of one hour hold"),
  units: z.number().int().describe("All units, these included"),
  confirm_minutes: z.number().int(),
});
export type StockAlarm = z.output<typeof stockAlarm>;

export const readStockAlarm = endpoint({
  method: "GET",
  path: "/api/admin/stock-alarm",
  summary: "Whether unpaid orders hold too much of the stock",
  reply: z.object({ alarm: stockAlarm.nullable() }),
});
