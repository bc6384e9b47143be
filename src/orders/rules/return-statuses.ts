/** Contract, Second turn: where a return is. */
export const RETURN_STATUSES = ["requested", "approved", "received", "refunded", "exchanged", "refused"] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

export const RETURN_CONDITIONS = ["resellable", "damaged"] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];
