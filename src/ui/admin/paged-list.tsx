import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Pager } from "./pager.tsx";
import { Banner, SkeletonRows } from "./states.tsx";
import type { useFilters } from "./use-filters.ts";
import { useLastPage } from "./use-last-page.ts";
import { reasonOf } from "./use-save.ts";

type Props<T> = {
  /** Said when it cannot be loaded: "Failed to fetch orders". */
  failed: string;
  list: UseQueryResult<{ rows: T[]; total: number }>;
  filters: ReturnType<typeof useFilters>;
  /** While it loads. */
  skeleton?: { rows?: number; height?: number };
  /** In place of the rows where there are none. */
  empty: ReactNode;
  children: (rows: T[]) => ReactNode;
};

/** A list page by page: while it loads, when it fails, its rows with the pager below, or that there are none. */
export function PagedList<T>({ failed, list, filters, skeleton, empty, children }: Props<T>) {
  const { page, limit, set } = filters;
  const { data, error, isPending, refetch } = list;
  useLastPage(filters, list);
  return (
    <>
      {error && <Banner text={failed} detail={reasonOf(error)} retry={() => void refetch()} />}
      {isPending && <SkeletonRows {...skeleton} />}
      {data && data.rows.length > 0 && (
        <>
          {children(data.rows)}
          <Pager
            page={page}
            limit={limit}
            total={data.total}
            onPage={(to) => set({ page: to })}
            onLimit={(to) => set({ limit: to })}
          />
        </>
      )}
      {data?.total === 0 && empty}
    </>
  );
}
