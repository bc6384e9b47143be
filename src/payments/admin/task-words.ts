import type { TaskKind } from "../../orders/rules/status.ts";

type Choice = [label: string, hint: string];

/** What each task is called and what may be decided. It never moves money: refunds are made in Bold and written here. */
export const TASKS: Record<TaskKind, { title: string; choices: Choice[] }> = {
  paid_without_stock: {
    title: "Paid without stock",
    choices: [
      ["Refund the customer", "Make the refund in Bold, then write its reference here"],
      ["Send another rug", "Agree on a rug or size of the same price or lower"],
      ["Wait for stock", "The next one that enters is theirs; set the order to processing then"],
    ],
  },
  double_payment: {
    title: "Double payment",
    choices: [
      ["Refund the second", "Make the refund in Bold, then write its reference here"],
      ["Refund the first", "Make the refund in Bold, then write its reference here"],
      ["Keep both", "The customer wants a second rug; write the new order"],
    ],
  },
  late_payment: {
    title: "Late payment",
    choices: [
      ["Prepare and ship", "Stock was there and is taken for this order again"],
      ["Refund the customer", "Make the refund in Bold, cancel the order to give the stock back"],
    ],
  },
  wrong_amount: {
    title: "Wrong amount",
    choices: [
      ["Refund the customer", "Make the refund in Bold, then write its reference here"],
      ["Accept the amount", "Agreed with the customer; write how"],
    ],
  },
  refund: {
    title: "Refund to make",
    choices: [["Refund made", "Write Bold's reference here, or how the cash was returned"]],
  },
  voided: {
    title: "Payment voided",
    choices: [
      ["Ask the customer to pay again", "Call or write; the order waits"],
      ["Cancel the order", "Set its status to cancelled to give the stock back"],
    ],
  },
};
