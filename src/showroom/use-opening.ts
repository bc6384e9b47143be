import { useShop } from "../ui/use-shop.ts";
import type { Opening } from "./rules/slots.ts";
import { usePlace } from "./use-place.ts";

export function useOpening(key: string): Opening {
  const { visits, hours } = useShop();
  return { week: usePlace(key).visitWeek ?? visits.week, closedDays: visits.closedDays, exceptions: hours.exceptions };
}
