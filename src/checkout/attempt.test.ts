import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAttempts } from "./attempt.ts";
import type { OrderBody } from "./rules/order-body.ts";

const body = { paymentMethod: "COD" } as OrderBody;
const asked: { path: string; key: string | undefined }[] = [];
let answer: () => Response;
const says = (status: number, data: object) => () => Response.json(data, { status });
const placed = says(201, { orderNumber: "ABCDE-12345", status: "processing" });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, key: headers["idempotency-key"] });
    return answer();
  });
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const lost = () => {
  throw new TypeError("Failed to fetch");
};

it("asks again with the same key after a lost answer, also after a reload", async () => {
  answer = lost;
  await expect(createAttempts().place(body)).rejects.toThrow("Failed to fetch");
  const afterReload = createAttempts();
  expect(await afterReload.mayExist(body)).toBe(true);
  answer = placed;
  await afterReload.place(body);
  expect(asked[1]!.key).toBe(asked[0]!.key);
  afterReload.forget();
  expect(await createAttempts().mayExist(body)).toBe(false);
});

it("is over when the shop says no: the stock is asked for again", async () => {
  const attempts = createAttempts();
  answer = says(409, { error: "Sin stock", code: "orders.short_stock" });
  await expect(attempts.place(body)).rejects.toThrow("Sin stock");
  expect(await attempts.mayExist(body)).toBe(false);
});

it("lets go of its order before another one is thought of", async () => {
  const attempts = createAttempts();
  answer = placed;
  await attempts.place(body);
  expect(await attempts.mayExist({ ...body, paymentMethod: "Bold" })).toBe(false);
  expect(asked[1]!.path).toBe("/api/orders/cancel/ABCDE-12345");
});
