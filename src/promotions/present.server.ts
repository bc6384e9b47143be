import type { Promotion } from "./contract.ts";
import { promotionState } from "./rules/promotion-state.ts";
import type { promotions } from "./table.server.ts";

export type PromotionRow = typeof promotions.$inferSelect & { carpets: number };

/** On Bogotá's clock, so that the day staff chose is the day they read. */
const bogota = (at: Date): string => new Date(at.getTime() - 5 * 3_600_000).toISOString().replace("Z", "-05:00");

export const presentPromotion = (row: PromotionRow, now: Date): Promotion => ({
  id: row.id,
  name: row.name,
  percentage: row.percentage,
  start_date: bogota(row.startsAt),
  end_date: bogota(row.endsAt),
  carpet_ids: row.rugIds,
  collection_ids: row.collectionIds,
  tags: row.tags,
  carpets: row.carpets,
  state: promotionState(row, now),
  created_at: row.createdAt.toISOString(),
});
