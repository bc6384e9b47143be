import type { PlacedOrder } from "../orders/contract.ts";
import { ApiError } from "../platform/call-api.ts";
import { randomKey } from "../platform/random-key.ts";
import { callOff, place } from "./order-calls.ts";
import type { OrderBody } from "./rules/order-body.ts";
import { type Attempt, keepAttempt, readAttempt } from "./storage.ts";

/** No order came of it: the shop said no. A lost answer or a shop in trouble says nothing. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;
const isKeyUsed = (error: unknown): boolean => error instanceof ApiError && error.code === "orders.key_reused";

const hasSameRugs = (words: string, { items }: OrderBody): boolean =>
  JSON.stringify((JSON.parse(words) as OrderBody).items) === JSON.stringify(items);

/**
 * One try at one order: pressing again with the same order reuses its key, also after a reload, so the shop answers
 * with the same order and the stock is held once. A changed order takes the place of the one before: that is called
 * off, or, while its answer is lost, asked about with the same key.
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

  async function ask(body: OrderBody, key: string, unanswered: string[] = []): Promise<PlacedOrder> {
    become({ key, body: JSON.stringify(body), unanswered });
    try {
      const placed = await place(body, key);
      become({ ...current!, orderNumber: placed.orderNumber });
      return placed;
    } catch (error) {
      if (isRefusal(error) && !isKeyUsed(error)) become(undefined);
      throw error;
    }
  }

  /** This key has one of the orders whose answers were lost: it is found by its own words and called off. */
  async function callOffUnanswered({ key, unanswered }: Attempt): Promise<void> {
    for (const words of unanswered) {
      const found = await place(JSON.parse(words) as OrderBody, key).catch((error: unknown) => {
        if (!isKeyUsed(error)) throw error;
      });
      if (found) await callOff(found.orderNumber);
    }
    become(undefined);
  }

  /** Before another order: the one whose end is known is let go, and so is one with other rugs, which this does not replace. */
  async function makeRoom(body: OrderBody): Promise<void> {
    if (!current || current.body === JSON.stringify(body)) return;
    if (current.orderNumber || !hasSameRugs(current.body, body)) return letGo();
    become({ ...current, body: JSON.stringify(body), unanswered: [...current.unanswered, current.body] });
  }

  return {
    /** This order or the one it changes may exist: what that holds is the shopper's own, and not counted against them. */
    async mayExist(body: OrderBody): Promise<boolean> {
      await makeRoom(body);
      return current !== undefined;
    },
    async place(body: OrderBody): Promise<PlacedOrder> {
      await makeRoom(body);
      const placed = await ask(body, current?.key ?? randomKey(), current?.unanswered).catch(async (error: unknown) => {
        if (!isKeyUsed(error) || !current) throw error;
        await callOffUnanswered(current);
        return ask(body, randomKey());
      });
      // The order of the earlier try ran out meanwhile: this is a new one.
      return placed.status === "cancelled" ? ask(body, randomKey()) : placed;
    },
    letGo,
    /** The order goes on by itself, or is gone: the next click is a new order. */
    forget: (): void => become(undefined),
  };
}
