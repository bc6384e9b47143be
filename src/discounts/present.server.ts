import type { DiscountCode } from "./contract.ts";
import { discountState } from "./rules/discount-state.ts";
import type { discountCodes } from "./table.server.ts";

export type CodeRow = typeof discountCodes.$inferSelect;

/** On Bogotá's clock, so that the day staff chose is the day they read. */
const bogota = (at: Date): string => new Date(at.getTime() - 5 * 3_600_000).toISOString().replace("Z", "-05:00");

export const presentCode = (row: CodeRow, now: Date): DiscountCode => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  percentage: row.percentage,
  start_date: bogota(row.startsAt),
  end_date: bogota(row.endsAt),
  is_active: row.isActive,
  applicable_tags: row.applicableTags,
  is_all_products: row.isAllProducts,
  usage_limit: row.usageLimit,
  times_used: row.timesUsed,
  state: discountState(row, now),
  created_at: row.createdAt.toISOString(),
});
