import type { Role } from "../../staff/rules/roles.ts";

/** How much of a sale each role may give away, in percent. */
export const MOST_DISCOUNT: Record<Role, number> = { owner: 100, manager: 30, seller: 10, editor: 0, viewer: 0 };
