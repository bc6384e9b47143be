import { showCents } from "../../platform/money.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { paymentWords } from "./payment-words.ts";
import { type OrderStatus, TAKE_BACK_SECONDS } from "./status.ts";

type Question = { title: string; text: string; action: string; keep: string; calm: boolean };
type Seen = Pick<
  StaffOrder,
  | "order_number"
  | "customer_email"
  | "writes_on"
  | "stock_held"
  | "status"
  | "payment_status"
  | "payment_method"
  | "confirming"
  | "total"
  | "refunded"
  | "received"
>;

/** What staff are asked before a status that writes to the customer or sends out what is not paid; undefined: nothing. */
export function statusQuestion(order: Seen, status: OrderStatus): Question | undefined {
  const leaves = status === "shipped" || status === "delivered";
  const held = leaves && order.status !== "shipped" ? paymentWords(order).holdBack : undefined;
  const writes = order.writes_on.some((each) => each === status);
  if (!held && !writes) return undefined;
  const owed = order.received - order.refunded;
  const sentences = [
    held,
    status === "cancelled" && order.stock_held && "Its rugs go back to the stock.",
    status === "cancelled" && owed > 0 && `A task will ask to return ${showCents(owed)}.`,
    writes && `This sends an e-mail to ${order.customer_email}. You can take it back for ${TAKE_BACK_SECONDS} seconds.`,
  ];
  return {
    title: `Set ${order.order_number} to ${status}?`,
    text: sentences.filter(Boolean).join(" "),
    action: held ? `Set to ${status} all the same` : `Set to ${status}`,
    keep: "Leave it",
    calm: !held && status !== "cancelled",
  };
}
