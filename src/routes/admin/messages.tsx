import MessagesTab from "../../messages/admin/messages-tab.tsx";
import { useOrderOptions } from "../../orders/admin/use-orders.ts";

export default function Messages() {
  return <MessagesTab people={useOrderOptions().data?.people} />;
}
