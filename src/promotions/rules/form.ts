import { readEnd, readMoment } from "../../discounts/rules/form.ts";

export type PromotionFields = {
  name?: string;
  percentage?: number;
  startDate?: string | null;
  endDate?: string | null;
  carpetIds?: readonly number[];
  collectionIds?: readonly number[];
  tags?: readonly string[];
};

/** Beyond it somebody has mistyped. */
export const MOST_PERCENT = 95;

/** The sentence of every field that is not right. */
export function checkPromotion(form: PromotionFields): Record<string, string> {
  const wrong: Record<string, string> = {};
  const { percentage = 0, carpetIds = [], collectionIds = [], tags = [] } = form;
  const start = readMoment(form.startDate);
  const end = form.endDate ? readEnd(form.endDate) : undefined;
  if (!form.name?.trim()) wrong.name = "It needs a name";
  if (!(Math.round(percentage * 100) > 0 && percentage <= MOST_PERCENT))
    wrong.percentage = `The percentage lies between 0.01 and ${MOST_PERCENT}`;
  if (!start) wrong.startDate = "When does it begin?";
  if (!end) wrong.endDate = "When does it end?";
  if (start && end && end <= start) wrong.endDate = "It must end after it begins";
  if (carpetIds.length + collectionIds.length + tags.length === 0)
    wrong.carpetIds = "Choose at least one carpet, collection or tag";
  return wrong;
}
