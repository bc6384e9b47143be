import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { useNewMessages } from "../../messages/admin/use-new-messages.ts";
import { playOrderSound } from "../../orders/admin/order-sound.tsx";
import { useNewOrders } from "../../orders/admin/use-new-orders.ts";
import { showCents } from "../../platform/money.ts";
import { useSession } from "../../staff/admin/use-session.ts";
import { useToast } from "../../ui/admin/toasts.tsx";
import { words } from "./words.ts";

/** Calls back when a newer one has come than any since the back office was opened; `at` is its moment. */
function useNewest<T>(newest: T | undefined, at: string | undefined, tell: (newest: T) => void): void {
  const opened = useSession().data?.at;
  const last = useRef(opened);
  const telling = useRef(tell);
  useEffect(() => {
    telling.current = tell;
  });
  useEffect(() => {
    if (!newest || !at || !last.current || at <= last.current) return;
    last.current = at;
    telling.current(newest);
  }, [newest, at]);
}

/** New orders and messages are said once, wherever in the back office one is. */
export function useAnnouncements(): void {
  const say = useToast();
  const navigate = useNavigate();
  const order = useNewOrders()?.newest;
  const message = useNewMessages()?.newest;
  useNewest(order, order?.created_at, ({ order_number, customer_name, total }) => {
    playOrderSound();
    say({
      text: words().announcements.order(order_number),
      detail: `${customer_name}, ${showCents(total)}`,
      action: { label: words().announcements.open, run: () => void navigate(addresses.admin(`orders/${order_number}`)) },
    });
  });
  // An answer in an old thread is news too.
  useNewest(message, message?.last_at, ({ number, name }) =>
    say({
      text: words().announcements.message(number),
      detail: name,
      action: { label: words().announcements.open, run: () => void navigate(addresses.admin("messages?status=new")) },
    }),
  );
}
