/**
 * `held`: beyond what its mailbox may get in an hour. `refused`: the other server will not have it.
 * `failed`: tried often enough.
 */
export const UNSENT_STATES = ["held", "refused", "failed"] as const;
export type LetterState = "waiting" | "sent" | (typeof UNSENT_STATES)[number];
