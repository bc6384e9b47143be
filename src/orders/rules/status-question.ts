import { showCents } from "../../platform/money.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { paymentWords } from "./payment-words.ts";
import type { OrderStatus } from "./status.ts";

type Question = { title: string; text: string; action: string; keep: string };
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

/** What setting this status does besides, said where it is chosen; empty when it does nothing else. */
export function statusHints(order: Seen, status: OrderStatus): string[] {
  if (order.status === status) return [];
  const owed = order.received - order.refunded;
  return [
    status === "cancelled" && order.stock_held && "Gives the stock back",
    status === "cancelled" && owed > 0 && `Asks to return ${showCents(owed)}`,
    order.writes_on.some((each) => each === status) && `This sends an e-mail to ${order.customer_email}`,
  ].filter((hint) => typeof hint === "string");
}

/** What staff are asked before something leaves that is not paid; undefined: nothing stands in its way. */
export function statusQuestion(order: Seen, status: OrderStatus): Question | undefined {
  const leaves = status === "shipped" || (status === "delivered" && order.status !== "shipped");
  const held = leaves ? paymentWords(order).holdBack : undefined;
  if (!held) return undefined;
  return {
    title: `Set ${order.order_number} to ${status}?`,
    text: [held, ...statusHints(order, status).map((hint) => `${hint}.`)].join(" "),
    action: `Set to ${status} all the same`,
    keep: "Leave it",
  };
}
