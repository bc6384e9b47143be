import type { Ctx } from "../platform/ctx.server.ts";
import type { Refusal } from "../platform/refusal.ts";
import { isBookable, isPast } from "./rules/slots.ts";
import { refuse } from "./texts.ts";

/** What a shopper may choose at all; whether it is still free is decided by the database. */
export function checkBookable(ctx: Ctx, date: string, slot: string): void {
  if (isPast(date, slot, ctx.now())) throw refuse("showroom.past");
  if (!isBookable(slot)) throw refuse("showroom.closed");
}

// 23505: another live entry holds the slot. 40P01: two visits swapping slots waited for each other; one must lose.
const LOST = new Set(["23505", "40P01"]);

/** Turns the database's "no" about a slot into a sentence; anything else stays a bug. */
export async function orTaken<T>(work: Promise<T>, taken: Refusal): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    throw code && LOST.has(code) ? taken : error;
  }
}
