import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";

/** What keeps a rug from being taken by Google Merchant Center or Meta's catalogue. */
export const feedReport = z
  .object({
    items: z.number().int(),
    problems: z.array(
      z.object({ carpet_id: z.number().int(), carpet_name: z.string(), attribute: z.string(), problem: z.string() }),
    ),
    /** More rugs have problems than are listed. */
    isCut: z.boolean(),
  })
  .meta({ id: "FeedReport" });
export type FeedReport = z.output<typeof feedReport>;

export const readFeedReport = endpoint({
  method: "GET",
  path: "/api/admin/feeds/report",
  summary: "What the product feeds lack, rug by rug",
  reply: feedReport,
});
