import { useEffect, useState } from "react";
import { callApi } from "../platform/call-api.ts";
import type { getOrderByNumber, Order } from "./contract.ts";

/** The order of this number, once the shop has answered; asked again when `moment` changes, as when it is paid. */
export function useOrder(orderNumber: string | undefined, moment?: string): Order | undefined {
  const [order, setOrder] = useState<Order>();
  useEffect(() => {
    if (!orderNumber) return;
    const leaving = new AbortController();
    callApi<typeof getOrderByNumber>("GET /api/orders/by-number/{orderNumber}", {
      params: { orderNumber },
      signal: leaving.signal,
    }).then(setOrder, () => undefined); // The views say the number alone until it is known.
    return () => leaving.abort();
  }, [orderNumber, moment]);
  return order?.order_number === orderNumber ? order : undefined;
}
