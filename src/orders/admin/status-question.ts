import { showCents } from "../../platform/money.ts";
import type { StaffOrder } from "../admin-contract.ts";
import type { OrderStatus } from "../rules/status.ts";
import { orderWords } from "./order-words.ts";
import { holdBack } from "./status-words.ts";

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
  const said = orderWords().status;
  const owed = order.received - order.refunded;
  return [
    status === "cancelled" && order.stock_held && said.givesStockBack,
    status === "cancelled" && owed > 0 && said.asksToReturn(showCents(owed)),
    order.writes_on.some((each) => each === status) && said.sendsMail(order.customer_email),
  ].filter((hint) => typeof hint === "string");
}

/** What staff are asked before something leaves that is not paid; undefined: nothing stands in its way. */
export function statusQuestion(order: Seen, status: OrderStatus): Question | undefined {
  const said = orderWords().status;
  const leaves = status === "shipped" || (status === "delivered" && order.status !== "shipped");
  const held = leaves ? holdBack(order) : undefined;
  if (!held) return undefined;
  return {
    title: said.question(order.order_number, status),
    text: [held, ...statusHints(order, status).map((hint) => `${hint}.`)].join(" "),
    action: said.allTheSame(status),
    keep: said.leave,
  };
}
