import type { ReturnStatus } from "../../orders/rules/return-statuses.ts";

export const STATUS_NAMES: Record<ReturnStatus, string> = {
  requested: "Requested",
  approved: "Approved",
  received: "Received",
  refunded: "Refunded",
  exchanged: "Exchanged",
  refused: "Refused",
};
export const STATUS_TONES: Record<ReturnStatus, string> = {
  requested: "is-warning",
  approved: "is-warning",
  received: "is-warning",
  refunded: "is-good",
  exchanged: "is-good",
  refused: "is-bad",
};
/** What a step is called on its button. */
export const STEP_NAMES: Record<ReturnStatus, string> = {
  requested: "Ask",
  approved: "Approve",
  received: "Mark as received",
  refunded: "Refund",
  exchanged: "Exchange",
  refused: "Refuse",
};
