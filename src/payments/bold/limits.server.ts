import { BOLD_MINIMUM, type MethodLimit } from "../rules/bold-amount.ts";
import type { BoldCtx } from "./bold.server.ts";
import { BoldTrouble, readMethods } from "./client.server.ts";

const FRESH_MS = 10 * 60_000;

/** Bold's methods with their limits, read again every ten minutes. While Bold is away the last ones count. */
export async function boldLimits(ctx: BoldCtx): Promise<MethodLimit[] | undefined> {
  const { bold } = ctx;
  const known = bold.methods;
  if (known && Date.now() - known.at < FRESH_MS) return known.limits;
  try {
    const limits = await readMethods(ctx);
    bold.methods = { at: Date.now(), limits };
    return limits;
  } catch (error) {
    if (!(error instanceof BoldTrouble)) throw error;
    ctx.log.warn({ err: error }, "Bold's limits could not be read");
    return known?.limits;
  }
}

export const rangeOf = (limits: readonly MethodLimit[]): { min: number; max: number } => ({
  min: limits.length > 0 ? Math.max(BOLD_MINIMUM, Math.min(...limits.map(({ min }) => min))) : BOLD_MINIMUM,
  max: limits.length > 0 ? Math.max(...limits.map(({ max }) => max)) : 0,
});
