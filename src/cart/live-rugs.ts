import type { getRug, Rug } from "../catalog/contract.ts";
import { ApiError, callApi } from "../platform/call-api.ts";

/** The rugs as the shop has them now; null for one that is no longer sold. */
export type LiveRugs = ReadonlyMap<number, Rug | null>;

async function liveRug(id: number, signal?: AbortSignal): Promise<Rug | null> {
  try {
    return await callApi<typeof getRug>("GET /api/rugs/{id}", { params: { id }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Spec §5: inventory is fetched anew for each rug of the cart. Throws when any answer fails. */
export async function fetchLiveRugs(ids: readonly number[], signal?: AbortSignal): Promise<LiveRugs> {
  const once = [...new Set(ids)];
  const rugs = await Promise.all(once.map((id) => liveRug(id, signal)));
  return new Map(once.map((id, at) => [id, rugs[at]!]));
}
