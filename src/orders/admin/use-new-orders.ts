import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { browserStorage } from "../../platform/browser-storage.ts";
import { useSession } from "../../staff/admin/use-session.ts";
import { callList } from "../../ui/admin/call-list.ts";
import type { listOrders, StaffOrder } from "../admin-contract.ts";

const KEY = "staff_orders_seen";
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const read = (): string | undefined => browserStorage()?.getItem(KEY) ?? undefined;
const write = (moment: string): void => {
  browserStorage()?.setItem(KEY, moment);
  for (const listener of listeners) listener();
};

/** Moments are the orders' own: this computer's clock may be wrong. */
const useSeen = () => useSyncExternalStore(subscribe, read, () => undefined);

export type NewOrders = { count: number; newest?: StaffOrder };

/** Orders placed since this browser last looked at the list. One that never did begins with those after it was opened. */
export function useNewOrders(): NewOrders | undefined {
  const seen = useSeen();
  const opened = useSession().data?.at;
  const since = seen ?? opened;
  useEffect(() => {
    if (!seen && opened) write(opened);
  }, [seen, opened]);
  const { data } = useQuery({
    queryKey: ["orders", "new", since],
    queryFn: () => callList<typeof listOrders>("GET /api/admin/orders", { since, limit: 1 }),
    enabled: since !== undefined,
    refetchInterval: 60_000,
  });
  return data && { count: data.total, newest: data.rows[0] };
}

/** The list is open: what it shows is no longer new. */
export function useOrdersSeen(): void {
  const newest = useNewOrders()?.newest?.created_at;
  useEffect(() => {
    if (newest) write(newest);
  }, [newest]);
}
