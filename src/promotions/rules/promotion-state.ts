export const PROMOTION_STATES = ["scheduled", "active", "ended"] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

export function promotionState({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): PromotionState {
  if (now < startsAt) return "scheduled";
  return now > endsAt ? "ended" : "active";
}
