import { useQueries } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { getStaffCarpet } from "../../catalog/admin/contract.ts";
import { callApi } from "../../platform/call-api.ts";
import { draftLines, type SaleDraft, type SaleLine } from "./sale-draft.ts";

export type LoadedDraft = Pick<SaleDraft, "who" | "reservationId"> & { lines: SaleLine[]; missing: string[] };

const NONE: SaleDraft = { who: {}, lines: [] };

/** The draft that the page before handed over, with today's prices and stock. */
export function useDraft(): LoadedDraft & { isLoading: boolean } {
  const state = useLocation().state as { draft?: SaleDraft } | null;
  const { who, lines: wanted, reservationId } = state?.draft ?? NONE;
  const queries = useQueries({
    queries: wanted.map(({ carpetId: id }) => ({
      queryKey: ["carpet", id],
      queryFn: () => callApi<typeof getStaffCarpet>("GET /api/admin/carpets/{id}", { params: { id } }),
    })),
  });
  const { lines, missing } = draftLines(
    wanted,
    queries.map(({ data }) => data),
  );
  return { who, reservationId, lines, missing, isLoading: queries.some(({ isPending }) => isPending) };
}
