import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { useNewMessages } from "../../messages/admin/use-new-messages.ts";
import { playOrderSound } from "../../orders/admin/order-sound.tsx";
import { useNewOrders } from "../../orders/admin/use-new-orders.ts";
import { showCents } from "../../platform/money.ts";
import { useToast } from "../../ui/admin/toasts.tsx";

type Dated = { created_at: string };

/** Calls back when a newer one has come than any seen since the back office was opened. */
function useNewest<T extends Dated>(news: { newest?: T } | undefined, tell: (newest: T) => void): void {
  const last = useRef<string>(undefined);
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  });
  const newest = news?.newest;
  const isKnown = news !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const before = last.current;
    if (newest && before !== undefined && newest.created_at > before) telling.current(newest);
    const at = newest?.created_at ?? "";
    if (before === undefined || at > before) last.current = at;
  }, [isKnown, newest]);
}

/** New orders and messages are said once, wherever in the back office one is. */
export function useAnnouncements(): void {
  const say = useToast();
  const navigate = useNavigate();
  useNewest(useNewOrders(), ({ order_number, customer_name, total }) => {
    playOrderSound();
    say({
      text: `New order ${order_number}`,
      detail: `${customer_name}, ${showCents(total)}`,
      action: { label: "Open", run: () => void navigate(addresses.admin(`orders/${order_number}`)) },
    });
  });
  useNewest(useNewMessages(), ({ number, name }) =>
    say({
      text: `New message ${number}`,
      detail: name,
      action: { label: "Open", run: () => void navigate(addresses.admin("messages?status=new")) },
    }),
  );
}
