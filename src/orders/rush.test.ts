import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Ctx } from "../platform/ctx.server.ts";
import { countForRush, isRush } from "./rush.server.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("more than twenty orders within a second are a rush, until a whole second had fewer", () => {
  const ctx = { jobs: {} } as Ctx;
  for (let n = 0; n < 20; n++) countForRush(ctx);
  expect(isRush(ctx)).toBe(false);
  countForRush(ctx);
  expect(isRush(ctx)).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isRush(ctx), "the second before was one").toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isRush(ctx)).toBe(false);
});
