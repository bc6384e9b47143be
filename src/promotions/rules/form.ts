import { readEnd, readMoment } from "../../discounts/rules/form.ts";
import { inBoth } from "../../platform/input-sentences.ts";

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

/** The sentence of every field that is not right, in both languages. */
export function checkPromotion(form: PromotionFields): Record<string, string> {
  const wrong: Record<string, string> = {};
  const { percentage = 0, carpetIds = [], collectionIds = [], tags = [] } = form;
  const start = readMoment(form.startDate);
  const end = form.endDate ? readEnd(form.endDate) : undefined;
  if (!form.name?.trim()) wrong.name = inBoth("It needs a name", "Necesita un nombre");
  if (!(Math.round(percentage * 100) > 0 && percentage <= MOST_PERCENT))
    wrong.percentage = inBoth(
      `The percentage lies between 0.01 and ${MOST_PERCENT}`,
      `El porcentaje va de 0,01 a ${MOST_PERCENT}`,
    );
  if (!start) wrong.startDate = inBoth("When does it begin?", "¿Cuándo empieza?");
  if (!end) wrong.endDate = inBoth("When does it end?", "¿Cuándo termina?");
  if (start && end && end <= start) wrong.endDate = inBoth("It must end after it begins", "Debe terminar después de empezar");
  if (carpetIds.length + collectionIds.length + tags.length === 0)
    wrong.carpetIds = inBoth(
      "Choose at least one carpet, collection or tag",
      "Elige al menos una alfombra, colección o etiqueta",
    );
  return wrong;
}
