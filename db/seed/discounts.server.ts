import { discountCodes } from "../../src/discounts/table.server.ts";
import { addDays, bogotaDate, instantOf } from "../../src/platform/bogota-time.ts";
import type { Ctx } from "../../src/platform/ctx.server.ts";
import { DISCOUNTS } from "./data/discounts.ts";

export async function seedDiscounts(ctx: Ctx): Promise<void> {
  const today = bogotaDate(ctx.now());
  await ctx.db.insert(discountCodes).values(
    DISCOUNTS.map(({ startsIn, endsIn, ...code }) => ({
      ...code,
      isAllProducts: code.applicableTags.length === 0,
      startsAt: instantOf(addDays(today, startsIn)),
      endsAt: instantOf(addDays(today, endsIn), "23:59"),
    })),
  );
}
