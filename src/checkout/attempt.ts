import type { PlacedOrder } from "../orders/contract.ts";
import { callOff, place } from "./order-calls.ts";
import type { OrderBody } from "./rules/order-body.ts";

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

type Attempt = { key: string; body: string; orderNumber?: string };

/**
 * One try at one order: pressing again with the same order reuses its key, so the shop answers with the same order
 * and the stock is held once. A changed order first lets go of the one before.
 */
export function createAttempts() {
  let current: Attempt | undefined;

  async function letGo(): Promise<void> {
    const orderNumber = current?.orderNumber;
    current = undefined;
    // An order that cannot be called off now is called off by the shop when its time is over.
    if (orderNumber) await callOff(orderNumber).catch(() => undefined);
  }

  return {
    async place(body: OrderBody): Promise<PlacedOrder> {
      const text = JSON.stringify(body);
      if (current?.body !== text) await letGo();
      current ??= { key: newKey(), body: text };
      let placed = await place(body, current.key);
      if (placed.status === "cancelled") {
        // The order of the earlier try ran out meanwhile: this is a new one.
        current = { key: newKey(), body: text };
        placed = await place(body, current.key);
      }
      current.orderNumber = placed.orderNumber;
      return placed;
    },
    /** The order lives on by itself, or is gone: the next press is a new order. */
    forget: (): void => {
      current = undefined;
    },
  };
}
