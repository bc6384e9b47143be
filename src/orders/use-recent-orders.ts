import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ApiError, callApi } from "../platform/call-api.ts";
import type { getOrderByNumber, Order } from "./contract.ts";
import { forgetOrder, forgetOrders, readRecentOrders } from "./recent-orders.ts";
import { isErased } from "./rules/erased.ts";

const never = () => () => undefined;

/** The order, or null when there is nothing to show any more. */
async function ask(orderNumber: string): Promise<Order | null> {
  try {
    const params = { orderNumber };
    const order = await callApi<typeof getOrderByNumber>("GET /api/orders/by-number/{orderNumber}", { params });
    return isErased(order) ? null : order;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export type RecentOrder = { number: string; order: Order | undefined };

/** The orders of this device as the shop has them now; their numbers alone until it answers or where it cannot. */
export function useRecentOrders(): { orders: RecentOrder[]; forget: () => void } {
  const [seen, setSeen] = useState<Record<string, Order | null>>({});
  const [isForgotten, setForgotten] = useState(false);
  const stored = useSyncExternalStore(
    never,
    () => readRecentOrders().join(" "),
    () => "",
  );
  // Each is asked for once, also when one that is gone has changed the list.
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const fresh = stored.split(" ").filter((number) => number && !asked.current.has(number));
    for (const number of fresh) {
      asked.current.add(number);
      ask(number).then(
        (order) => {
          setSeen((before) => ({ ...before, [number]: order }));
          if (!order) forgetOrder(number);
        },
        () => undefined, // The link stays: its page says what is wrong.
      );
    }
  }, [stored]);
  const numbers = isForgotten ? [] : stored.split(" ").filter(Boolean);
  return {
    orders: numbers.filter((number) => seen[number] !== null).map((number) => ({ number, order: seen[number] ?? undefined })),
    forget: () => {
      forgetOrders();
      setForgotten(true);
    },
  };
}
