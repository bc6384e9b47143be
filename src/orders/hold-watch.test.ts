import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Ctx } from "../platform/ctx.server.ts";
import { holdLimit, noteHolds } from "./hold-watch.server.ts";

let ctx: Ctx;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  ctx = { pool: {} } as Ctx;
});
afterEach(() => void vi.useRealTimers());

const LIMIT = 1000;
/** An order counts the shop's holds for the first time. */
function counted(held: number): void {
  expect(holdLimit(ctx, 1)).toBe(0);
  noteHolds(ctx, 0, { held, holdLimit: LIMIT });
}
const place = (orders: number, units = 1) => Array.from({ length: orders }, () => holdLimit(ctx, units));
const asked = (answers: (number | null)[]) => answers.filter((each) => each !== null);

it("counts when nothing is known, and then not for each order", () => {
  expect(place(3), "nobody has answered").toEqual([0, 0, 0]);
  noteHolds(ctx, 0, { held: 3, holdLimit: LIMIT });
  expect(place(50)).toEqual(Array(50).fill(null));
});

it("counts once after five seconds, however many orders come at that moment", () => {
  counted(0);
  vi.advanceTimersByTime(5001);
  expect(asked(place(40))).toEqual([LIMIT]);
  noteHolds(ctx, LIMIT, { held: 41, holdLimit: LIMIT });
  expect(asked(place(40))).toEqual([]);
});

it("counts once for each tenth of what was free, also while another order is counting", () => {
  counted(0);
  expect(asked(place(99))).toEqual([]);
  expect(asked(place(100)), "the first tenth").toEqual([LIMIT]);
  expect(asked(place(200)), "the counting takes long").toEqual([LIMIT, LIMIT]);
});

it("counts for every order where little is free", () => {
  counted(LIMIT - 5);
  expect(place(3)).toEqual([LIMIT, LIMIT, LIMIT]);
  noteHolds(ctx, LIMIT, { held: LIMIT + 1, holdLimit: LIMIT });
  expect(place(2)).toEqual([LIMIT, LIMIT]);
});

it("asks another order after a second when the one that counts was refused", () => {
  counted(0);
  vi.advanceTimersByTime(5001);
  expect(asked(place(10))).toEqual([LIMIT]);
  vi.advanceTimersByTime(1001);
  expect(asked(place(10))).toEqual([LIMIT]);
});

it("what is placed while an order counts is not forgotten with its answer", () => {
  counted(0);
  vi.advanceTimersByTime(5001);
  expect(asked(place(91))).toEqual([LIMIT]);
  noteHolds(ctx, LIMIT, { held: 1, holdLimit: LIMIT });
  expect(asked(place(9))).toEqual([]);
  expect(asked(place(1)), "90 placed meanwhile and ten since are a tenth").toEqual([LIMIT]);
});

it("counts the shelves anew once a minute, by one order", () => {
  counted(0);
  vi.advanceTimersByTime(60_001);
  expect(asked(place(20))).toEqual([0]);
});
