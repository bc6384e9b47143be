import { useEffect } from "react";
import type { useFilters } from "./use-filters.ts";

type Shown = { data?: { total: number }; isPlaceholderData: boolean };

/** A page beyond the end (its last row was deleted, or the link is old) becomes the last one. */
export function useLastPage({ page, limit, set }: ReturnType<typeof useFilters>, { data, isPlaceholderData }: Shown): void {
  const last = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / limit)) : page;
  useEffect(() => {
    if (page > last) set({ page: last });
  });
}
