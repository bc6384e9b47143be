import { addDays, bogotaDate, instantOf } from "../../platform/bogota-time.ts";

/** The first moment at which a return can no longer be asked for: the days end at midnight; 0 days takes none. */
export const returnEnd = (deliveredAt: Date, days: number): Date =>
  days > 0 ? instantOf(addDays(bogotaDate(deliveredAt), days + 1)) : deliveredAt;

type Seen = { status: string; deliveredAt: Date | null };

/** A parcel on its way counts as not yet at home: its days have not begun. */
export function returnWindow({ status, deliveredAt }: Seen, days: number, now: Date): "open" | "too_soon" | "too_late" {
  if (status === "shipped") return days > 0 ? "open" : "too_late";
  if (status !== "delivered") return "too_soon";
  return now < returnEnd(deliveredAt ?? now, days) ? "open" : "too_late";
}
