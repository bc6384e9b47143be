import type { Ctx } from "../../platform/ctx.server.ts";
import { GatewayTrouble, type MethodLimit, type PaymentGateway } from "./gateway.server.ts";

const FRESH_MS = 10 * 60_000;

/** A gateway's methods with their limits, read again every ten minutes. While it is away the last ones count. */
export async function gatewayLimits({ log }: Pick<Ctx, "log">, gateway: PaymentGateway): Promise<MethodLimit[] | undefined> {
  const known = gateway.lastLimits;
  if (known && Date.now() - known.at < FRESH_MS) return known.limits;
  try {
    const limits = await gateway.readLimits();
    gateway.lastLimits = { at: Date.now(), limits };
    return limits;
  } catch (error) {
    if (!(error instanceof GatewayTrouble)) throw error;
    log.warn({ err: error }, "the payment gateway's limits could not be read");
    return known?.limits;
  }
}

export const rangeOf = ({ words }: PaymentGateway, limits: readonly MethodLimit[]): { min: number; max: number } => ({
  min: Math.max(words.smallest, limits.length > 0 ? Math.min(...limits.map(({ min }) => min)) : 0),
  max: limits.length > 0 ? Math.max(...limits.map(({ max }) => max)) : 0,
});
