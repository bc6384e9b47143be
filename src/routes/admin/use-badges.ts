import type { Badges } from "../../staff/admin/shell.tsx";

/** What waits for a person, beside its tab. */
export const useBadges = (): Badges => ({});
