import type { Ctx } from "../platform/ctx.server.ts";
import type { Opening } from "./rules/slots.ts";

export function openingOf({ settings }: Ctx): Opening {
  const { showroom, hours } = settings();
  return { week: showroom.week, closedDays: showroom.closedDays, exceptions: hours.exceptions };
}
