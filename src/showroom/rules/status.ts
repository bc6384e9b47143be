/** Spec §4: reservation statuses; staff may set any. */
export const STATUSES = ["confirmed", "cancelled", "blocked", "completed"] as const;
export type ReservationStatus = (typeof STATUSES)[number];

/** Confirmed and blocked entries hold their slot; the others leave it free. */
export const holdsSlot = (status: ReservationStatus): boolean => status === "confirmed" || status === "blocked";
