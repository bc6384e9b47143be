import { useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import type { List } from "../../ui/admin/call-list.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { deleteCarpet, listStaffCarpets, updateCarpet } from "./contract.ts";
import type { StaffCarpet } from "./shapes.ts";
import { words } from "./words.ts";
import { missingPrices } from "./missing-prices.ts";

type Page = List<typeof listStaffCarpets>;
type Flags = { carpet: StaffCarpet; change: Partial<Pick<StaffCarpet, "is_active" | "is_featured">> };

/** Saves a flag at once: shown before the server answers, put back when it says no. */
export function useFlag() {
  const client = useQueryClient();
  const show = (id: number, change: Partial<StaffCarpet>) =>
    client.setQueriesData<Page>({ queryKey: ["carpets"] }, (page) =>
      page ? { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...change } : row)) } : page,
    );
  const save = useSave(
    async ({ carpet, change }: Flags) => {
      // A list asked for before this change would show the old flag again.
      await client.cancelQueries({ queryKey: ["carpets"], predicate: ({ state }) => state.data !== undefined });
      show(carpet.id, change);
      try {
        return await callApi<typeof updateCarpet>("PUT /api/admin/carpets/{id}", { params: { id: carpet.id }, body: change });
      } catch (error) {
        show(carpet.id, { is_active: carpet.is_active, is_featured: carpet.is_featured });
        throw error;
      }
    },
    { failed: words().change.flagFailed, done: whatIsMissing, stale: ["carpet-facts", "carpet"] },
  );
  return save;
}

/** What goes live without being sold is said as it goes. */
export function whatIsMissing(saved: StaffCarpet): string | undefined {
  const missing = saved.is_active ? missingPrices(saved.collection_sizes) : undefined;
  return missing && words().change.missing(saved.name, missing);
}

export const useDeleteCarpet = () =>
  useSave(
    (carpet: StaffCarpet) => callApi<typeof deleteCarpet>("DELETE /api/admin/carpets/{id}", { params: { id: carpet.id } }),
    {
      failed: words().remove.failed,
      done: () => words().remove.done,
      stale: ["carpets", "carpet-facts"],
    },
  );
