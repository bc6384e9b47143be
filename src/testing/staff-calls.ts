import { expect } from "vitest";
import type { TestShop } from "./open-shop.ts";

/** Calls to the back office's API as staff; `read` also expects the status and gives the body. */
export function staffCalls(shop: () => TestShop) {
  const call = (method: string, path: string, json?: unknown) =>
    shop().request(`/api/admin${path}`, { method, json, staff: true });
  const read = async <T>(method: string, path: string, json?: unknown, status = 200): Promise<T> => {
    const response = await call(method, path, json);
    const body = (await response.json()) as T;
    expect(response.status, JSON.stringify(body)).toBe(status);
    return body;
  };
  return { call, read };
}
