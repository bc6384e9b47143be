import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { addresses } from "../../addresses.ts";
import { useNewMessages } from "../../messages/admin/use-new-messages.ts";
import { playOrderSound } from "../../orders/admin/order-sound.tsx";
import { useNewOrders } from "../../orders/admin/use-new-orders.ts";
import { showCents } from "../../platform/money.ts";
import { useToast } from "../../ui/admin/toasts.tsx";
import { words } from "./words.ts";

/** Calls back when a newer one has come than any seen since the back office was opened; `at` is its moment. */
function useNewest<T>(news: { newest?: T } | undefined, at: string | undefined, tell: (newest: T) => void): void {
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
    if (newest && at && before !== undefined && at > before) telling.current(newest);
    if (before === undefined || (at ?? "") > before) last.current = at ?? "";
  }, [isKnown, newest, at]);
}

/** New orders and messages are said once, wherever in the back office one is. */
export function useAnnouncements(): void {
  const say = useToast();
  const navigate = useNavigate();
  const orders = useNewOrders();
  const messages = useNewMessages();
  useNewest(orders, orders?.newest?.created_at, ({ order_number, customer_name, total }) => {
    playOrderSound();
    say({
      text: words().announcements.order(order_number),
      detail: `${customer_name}, ${showCents(total)}`,
      action: { label: words().announcements.open, run: () => void navigate(addresses.admin(`orders/${order_number}`)) },
    });
  });
  // An answer in an old thread is news too.
  useNewest(messages, messages?.newest?.last_at, ({ number, name }) =>
    say({
      text: words().announcements.message(number),
      detail: name,
      action: { label: words().announcements.open, run: () => void navigate(addresses.admin("messages?status=new")) },
    }),
  );
}
