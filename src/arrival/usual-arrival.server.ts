import type { Ctx } from "../platform/ctx.server.ts";
import type { CardArrival } from "../ui/use-shop.ts";
import { arrivalOf } from "./rules/arrival.ts";
import { cardArrival, USUAL_PLACE } from "./rules/card-arrival.ts";

/** What every card says until its reader has chosen a city: no rug has days of its own. */
export function usualArrival(ctx: Ctx): CardArrival | undefined {
  const now = ctx.now();
  const table = ctx.settings().selling.deliveryDays;
  return cardArrival(USUAL_PLACE.city, arrivalOf({ place: USUAL_PLACE, table, startedAt: now }), now);
}
