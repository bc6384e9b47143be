import { expect, it } from "vitest";
import { forgetOrder, forgetOrders, readRecentOrders, rememberOrder } from "./recent-orders.ts";

const numberOf = (n: number) => `AAAA${n}-BBBBB`;
function storageOf(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}

it("keeps the last ten numbers, each once, newest first", () => {
  const storage = storageOf();
  for (const n of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) rememberOrder(numberOf(n), storage);
  rememberOrder("CCCCC-DDDDD", storage);
  rememberOrder(numberOf(5), storage);
  expect(readRecentOrders(storage)).toHaveLength(10);
  expect(readRecentOrders(storage).slice(0, 3)).toEqual([numberOf(5), "CCCCC-DDDDD", numberOf(9)]);
  forgetOrder("CCCCC-DDDDD", storage);
  expect(readRecentOrders(storage).slice(0, 2)).toEqual([numberOf(5), numberOf(9)]);
  forgetOrders(storage);
  expect(readRecentOrders(storage)).toEqual([]);
});

it.each(["", "{", "5", '["<script>", 4, null]'])("reads nothing out of %j", (text) => {
  expect(readRecentOrders(storageOf(text))).toEqual([]);
});
