import { useEffect, useState } from "react";
import type { paymentMethods } from "../payments/contract.ts";
import { callApi } from "../platform/call-api.ts";
import type { OnlineMethod } from "../payment-methods.ts";
import type { GatewayLimits } from "./rules/bold-limits.ts";

export type Limits = Partial<Record<OnlineMethod, GatewayLimits>>;

/** What each gateway takes today. Without an answer nothing is refused here: the shop checks again when the link is made. */
export function useGatewayLimits(): Limits | undefined {
  const [limits, setLimits] = useState<Limits>();
  useEffect(() => {
    const leaving = new AbortController();
    callApi<typeof paymentMethods>("GET /api/payments/methods", { signal: leaving.signal }).then(
      ({ gateways }) => setLimits(gateways),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return limits;
}
