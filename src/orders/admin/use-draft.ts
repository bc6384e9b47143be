import { useQueries } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { getStaffCarpet } from "../../catalog/admin/contract.ts";
import { callApi } from "../../platform/call-api.ts";
import type { SaleDraft } from "./sale-draft.ts";
import type { SaleLine } from "./sale-lines.tsx";

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
  const lines: SaleLine[] = [];
  const missing: string[] = [];
  for (const [place, { carpetId, size, quantity, name }] of wanted.entries()) {
    const rug = queries[place]!.data;
    const sizes = rug?.collection_sizes.filter((each) => each.price > 0 && (size === undefined || each.size === size)) ?? [];
    const stock = (of: string) => rug?.inventory.find((each) => each.size === of)?.inventory ?? 0;
    const found = sizes.find((each) => stock(each.size) > 0);
    if (!rug || !found) missing.push(name);
    else {
      const available = stock(found.size);
      lines.push({
        carpetId,
        name: rug.name,
        size: found.size,
        price: found.price,
        available,
        quantity: Math.min(quantity, available),
      });
    }
  }
  return { who, reservationId, lines, missing, isLoading: queries.some(({ isPending }) => isPending) };
}
