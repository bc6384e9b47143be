/** What the trail tells of; the history's filter offers the same words. */
export const SUBJECTS = [
  "carpet",
  "collection",
  "order",
  "return",
  "customer",
  "discount-code",
  "reservation",
  "review",
  "message",
  "letter",
  "media",
  "payment-task",
  "session",
  "api-key",
  "webhook",
  "settings",
  "person",
  "content",
  "import",
] as const;
export type Subject = (typeof SUBJECTS)[number];
