import { browserStorage } from "../platform/browser-storage.ts";
import { parseJson } from "../platform/parse-json.ts";
import { readOrderNumber } from "./rules/order-number.ts";

const KEY = "recent_orders";
const MOST = 10;

type Kept = Pick<Storage, "getItem" | "setItem">;

/** Where the browser forbids its storage: until the page is closed. */
const memory = new Map<string, string>();
const untilClosed: Kept = { getItem: (key) => memory.get(key) ?? null, setItem: (key, value) => void memory.set(key, value) };
const kept = (): Kept => browserStorage() ?? untilClosed;

/** The orders placed or looked at on this device, newest first. Nothing but their numbers is kept. */
export function readRecentOrders(storage: Kept = kept()): string[] {
  const stored = parseJson(storage.getItem(KEY) ?? "[]");
  return Array.isArray(stored)
    ? stored.filter((each): each is string => typeof each === "string" && readOrderNumber(each) === each).slice(0, MOST)
    : [];
}

function keep(numbers: string[], storage: Kept): void {
  try {
    storage.setItem(KEY, JSON.stringify(numbers.slice(0, MOST)));
  } catch {
    // Full or forbidden: the number is in the letter too.
  }
}

export const rememberOrder = (number: string, storage: Kept = kept()): void =>
  keep([number, ...readRecentOrders(storage).filter((each) => each !== number)], storage);
/** It is no longer there, or no longer theirs. */
export const forgetOrder = (number: string, storage: Kept = kept()): void =>
  keep(
    readRecentOrders(storage).filter((each) => each !== number),
    storage,
  );
export const forgetOrders = (storage: Kept = kept()): void => keep([], storage);
