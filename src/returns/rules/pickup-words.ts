import type { Pickup } from "../../orders/returns-contract.ts";
import { instantOf, showDate } from "../../platform/bogota-time.ts";

/** `La recoge Coordinadora con la guía 123 el jueves, 26 de noviembre.`, as far as it is known. */
export function pickupWords({ day, carrier, trackingNumber }: Pick<Pickup, "day" | "carrier" | "trackingNumber">): string {
  const when = day && `el ${showDate(instantOf(day), { weekday: "long", day: "numeric", month: "long" })}`;
  const who = carrier && `${carrier}${trackingNumber && ` con la guía ${trackingNumber}`}`;
  if (when && who) return `La recoge ${who} ${when}.`;
  return when ? `La recogemos ${when}.` : `La recoge ${who}.`;
}
