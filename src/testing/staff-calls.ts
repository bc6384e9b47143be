import { expect } from "vitest";
import type { Rug } from "../catalog/contract.ts";
import type { TestShop } from "./open-shop.ts";

/** Calls to the back office's API as staff; `read` also expects the status and gives the body; `publicRug` is what shoppers then see. */
export function staffCalls(shop: () => TestShop) {
  const call = (method: string, path: string, json?: unknown) =>
    shop().request(`/api/admin${path}`, { method, json, staff: true });
  const read = async <T>(method: string, path: string, json?: unknown, status = 200): Promise<T> => {
    const response = await call(method, path, json);
    const body = (await response.json()) as T;
    expect(response.status, JSON.stringify(body)).toBe(status);
    return body;
  };
  const publicRug = async (id: number) => (await (await shop().request(`/api/rugs/${id}`)).json()) as Rug;
  return { call, read, publicRug };
}
