import { Mail, Package } from "lucide";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { useNewMessages } from "../../messages/admin/use-new-messages.ts";
import { useNewOrders } from "../../orders/admin/use-new-orders.ts";
import { I } from "../../ui/admin/icon.tsx";
import { words } from "./words.ts";
import "./news.css";

/** What came in since one last looked; nothing when nothing did. */
export function News() {
  const orders = useNewOrders()?.count ?? 0;
  const messages = useNewMessages()?.count ?? 0;
  if (orders + messages === 0) return null;
  return (
    <ul className="dashboard-news" aria-label={words().news.label} aria-live="polite">
      {orders > 0 && (
        <li>
          <Link to={addresses.admin("orders")}>
            <I of={Package} />
            {words().news.orders(orders)}
          </Link>
        </li>
      )}
      {messages > 0 && (
        <li>
          <Link to={addresses.admin("messages?status=new")}>
            <I of={Mail} />
            {words().news.messages(messages)}
          </Link>
        </li>
      )}
    </ul>
  );
}
