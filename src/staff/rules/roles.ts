/** What a person of the staff may be. */
export const ROLES = ["owner", "manager", "seller", "editor", "viewer"] as const;
export type Role = (typeof ROLES)[number];
