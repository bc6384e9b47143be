import type { PlacedOrder } from "../orders/contract.ts";
import { ApiError } from "../platform/call-api.ts";
import { randomKey } from "../platform/random-key.ts";
import { callOff, place } from "./order-calls.ts";
import type { OrderBody } from "./rules/order-body.ts";
import { type Attempt, keepAttempt, readAttempt } from "./storage.ts";

/** No order came of it: the shop said no. A lost answer or a shop in trouble says nothing. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/**
 * One try at one order: pressing again with the same order reuses its key, also after a reload, so the shop answers
 * with the same order and the stock is held once. A changed order first lets go of the one before.
 */
export function createAttempts() {
  let current: Attempt | undefined = readAttempt();
  const become = (next: Attempt | undefined): void => {
    current = next;
    keepAttempt(next);
  };

  async function letGo(): Promise<void> {
    const orderNumber = current?.orderNumber;
    become(undefined);
    // An order that cannot be called off now is called off by the shop when its time is over.
    if (orderNumber) await callOff(orderNumber).catch(() => undefined);
  }

  async function ask(body: OrderBody, key: string): Promise<PlacedOrder> {
    become({ key, body: JSON.stringify(body) });
    try {
      const placed = await place(body, key);
      become({ ...current!, orderNumber: placed.orderNumber });
      return placed;
    } catch (error) {
      if (isRefusal(error)) become(undefined);
      throw error;
    }
  }

  return {
    /** This very order may exist already: then what it holds is the shopper's own, and must not be counted against them. */
    async mayExist(body: OrderBody): Promise<boolean> {
      if (current && current.body !== JSON.stringify(body)) await letGo();
      return current !== undefined;
    },
    async place(body: OrderBody): Promise<PlacedOrder> {
      if (current && current.body !== JSON.stringify(body)) await letGo();
      const placed = await ask(body, current?.key ?? randomKey());
      // The order of the earlier try ran out meanwhile: this is a new one.
      return placed.status === "cancelled" ? ask(body, randomKey()) : placed;
    },
    letGo,
    /** The order lives on by itself, or is gone: the next press is a new order. */
    forget: (): void => become(undefined),
  };
}
