export type DiscountState = "Inactivo" | "Programado" | "Expirado" | "Activo";

/** Spec §4: the display state of a code. */
export function discountState(code: { isActive: boolean; startsAt: Date; endsAt: Date }, now: Date): DiscountState {
  if (!code.isActive) return "Inactivo";
  if (now < code.startsAt) return "Programado";
  return now > code.endsAt ? "Expirado" : "Activo";
}
