import type { ReturnStatus } from "../../orders/rules/return-statuses.ts";

export const STATUS_TONES: Record<ReturnStatus, string> = {
  requested: "is-warning",
  approved: "is-warning",
  received: "is-warning",
  refunded: "is-good",
  exchanged: "is-good",
  refused: "is-bad",
};
