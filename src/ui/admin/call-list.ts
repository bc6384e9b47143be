import { askApi } from "../../platform/call-api.ts";
import type { Endpoint, Key, Query, Reply } from "../../platform/endpoint.ts";

export type List<E extends Endpoint> = { rows: Reply<E>; total: number };

/** A page of a list and how long the whole list is. */
export async function callList<E extends Endpoint>(key: Key<E>, query: Query<E>): Promise<List<E>> {
  const { data, headers } = await askApi<E>(key, { query });
  return { rows: data, total: Number(headers.get("x-total-count")) || 0 };
}
