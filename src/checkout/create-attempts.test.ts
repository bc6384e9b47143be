import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAttempts } from "./create-attempts.ts";
import type { OrderBody } from "./rules/order-body.ts";

const body = { paymentMethod: "COD" } as OrderBody;
const asked: { path: string; key: string | undefined; method: string | undefined }[] = [];
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
  vi.stubGlobal("fetch", async (path: string, sent: { headers: Record<string, string>; body?: string }) => {
    asked.push({ path, key: sent.headers["idempotency-key"], method: sent.body?.match(/Bold|COD/)?.[0] });
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

describe("after a lost answer, paid another way", () => {
  const byBold = { ...body, paymentMethod: "Bold" } as OrderBody;
  const keyUsed = says(409, { error: "Ya se usó", code: "orders.key_reused" });
  const start = async () => {
    const attempts = createAttempts();
    answer = lost;
    await expect(attempts.place(body)).rejects.toThrow("Failed to fetch");
    expect(await attempts.mayExist(byBold)).toBe(true);
    return attempts;
  };

  it("calls off the order that had arrived after all, and places the other", async () => {
    const attempts = await start();
    const answers = [keyUsed, placed, says(200, { success: true }), says(201, { orderNumber: "OTRO1-23456" })];
    answer = () => answers.shift()!();
    expect(await attempts.place(byBold)).toMatchObject({ orderNumber: "OTRO1-23456" });
    const [first, ...rest] = asked;
    expect(rest).toEqual([
      { path: "/api/orders", key: first!.key, method: "Bold" },
      { path: "/api/orders", key: first!.key, method: "COD" },
      { path: "/api/orders/cancel/ABCDE-12345", key: undefined, method: undefined },
      { path: "/api/orders", key: expect.not.stringMatching(first!.key!), method: "Bold" },
    ]);
  });

  it("is one order when the first never arrived", async () => {
    const attempts = await start();
    answer = placed;
    await attempts.place(byBold);
    expect(asked.map(({ key, method }) => [key, method])).toEqual([
      [asked[0]!.key, "COD"],
      [asked[0]!.key, "Bold"],
    ]);
  });

  it("finds the first also when the second's answer was lost too", async () => {
    const attempts = await start();
    await expect(attempts.place(byBold)).rejects.toThrow("Failed to fetch");
    const answers = [keyUsed, placed, says(200, { success: true }), placed];
    answer = () => answers.shift()!();
    await createAttempts().place(byBold);
    expect(asked.filter(({ path }) => path.includes("cancel"))).toHaveLength(1);
  });

  it("leaves it alone when other rugs are ordered: that is another order", async () => {
    const attempts = await start();
    const others = { ...body, items: [{ carpetId: 2, size: "5x8", quantity: 1 }] } as OrderBody;
    expect(await attempts.mayExist(others)).toBe(false);
    answer = placed;
    await attempts.place(others);
    expect(asked).toHaveLength(2);
    expect(asked[1]!.key).not.toBe(asked[0]!.key);
  });
});
