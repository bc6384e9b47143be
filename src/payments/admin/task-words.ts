import type { TaskKind } from "../../orders/rules/status.ts";

type Choice = [label: string, hint: string, does?: "refund" | "accept"];

const REFUND_HINT = "Make the refund first, then record it";

/** What each task is called and what may be decided. It never moves money: a refund is made elsewhere and recorded. */
export const TASKS: Record<TaskKind, { title: string; choices: Choice[] }> = {
  paid_without_stock: {
    title: "Paid without stock",
    choices: [
      ["Refund the customer", REFUND_HINT, "refund"],
      ["Send another rug", "Agree on a rug or size of the same price or lower"],
      ["Wait for stock", "The next one that enters is theirs; set the order to processing then"],
    ],
  },
  double_payment: {
    title: "Double payment",
    choices: [
      ["Refund the second", REFUND_HINT, "refund"],
      ["Refund the first", REFUND_HINT, "refund"],
      ["Keep both", "The customer wants a second rug; write the new order"],
    ],
  },
  late_payment: {
    title: "Late payment",
    choices: [
      ["Prepare and ship", "Stock was there and is taken for this order again"],
      ["Refund the customer", "Make the refund, record it, then cancel the order to give the stock back", "refund"],
    ],
  },
  wrong_amount: {
    title: "Wrong amount",
    choices: [
      ["Refund the customer", REFUND_HINT, "refund"],
      ["Accept the amount", "Agreed with the customer; the order counts as paid and the customer is told", "accept"],
    ],
  },
  refund: {
    title: "Refund to make",
    choices: [["Refund made", "By Bold, by transfer or in cash", "refund"]],
  },
  voided: {
    title: "Payment voided",
    choices: [
      ["Ask the customer to pay again", "Call or write; the order waits"],
      ["Cancel the order", "Set its status to cancelled to give the stock back"],
    ],
  },
};
