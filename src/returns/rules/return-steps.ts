import type { ReturnStatus } from "../../orders/rules/return-statuses.ts";

/** Where a return may go from where it is. */
const NEXT: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ["approved", "refused"],
  approved: ["received", "refused"],
  received: ["refunded", "exchanged", "refused"],
  refunded: [],
  exchanged: [],
  refused: [],
};

export const nextSteps = (status: ReturnStatus): readonly ReturnStatus[] => NEXT[status];
export const isStep = (from: ReturnStatus, to: ReturnStatus): boolean => NEXT[from].includes(to);
