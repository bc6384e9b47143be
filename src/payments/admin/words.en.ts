const makeFirst = "Make the refund first, then record it";

/** Payments that need a person. */
export const en = {
  title: "Payment tasks",
  count: (tasks: number) => `${tasks} payment ${tasks === 1 ? "task" : "tasks"}`,
  oldest: (when: string) => `Oldest: ${when}`,
  all: (tasks: number) => `All ${tasks}`,
  decide: "Decide",
  allOrders: "All orders",
  none: "Nothing waits for a decision.",
  open: (number: string) => `Open ${number}`,
  note: "Note",
  recordRefund: "Record refund",
  close: "Close task",
  closed: "Task closed",
  closeFailed: "Error closing task",
  tasks: {
    paid_without_stock: {
      title: "Paid without stock",
      refund: "Refund the customer",
      refundHint: makeFirst,
      another: "Send another rug",
      anotherHint: "Agree on a rug or size of the same price or lower",
      wait: "Wait for stock",
      waitHint: "The next one that enters is theirs; set the order to processing then",
    },
    double_payment: {
      title: "Double payment",
      second: "Refund the second",
      secondHint: makeFirst,
      first: "Refund the first",
      firstHint: makeFirst,
      keep: "Keep both",
      keepHint: "The customer wants a second rug; write the new order",
    },
    late_payment: {
      title: "Late payment",
      ship: "Prepare and ship",
      shipHint: "Stock was there and is taken for this order again",
      refund: "Refund the customer",
      refundHint: "Make the refund, record it, then cancel the order to give the stock back",
    },
    wrong_amount: {
      title: "Wrong amount",
      refund: "Refund the customer",
      refundHint: makeFirst,
      accept: "Accept the amount",
      acceptHint: "Agreed with the customer; the order counts as paid and the customer is told",
    },
    refund: {
      title: "Refund to make",
      made: "Refund made",
      madeHint: "By Bold, by transfer or in cash",
    },
    voided: {
      title: "Payment voided",
      again: "Ask the customer to pay again",
      againHint: "Call or write; the order waits",
      cancel: "Cancel the order",
      cancelHint: "Set its status to cancelled to give the stock back",
    },
  },
};
