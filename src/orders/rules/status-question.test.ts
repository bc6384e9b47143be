import { expect, it } from "vitest";
import { statusQuestion } from "./status-question.ts";

const order = {
  order_number: "K7QM2-XW9PA",
  customer_email: "ana@correo.co",
  writes_on: ["shipped", "cancelled"],
  stock_held: true,
  status: "processing",
  payment_status: "paid",
  payment_method: "Bold",
  confirming: false,
  total: 295_000_000,
  refunded: 0,
  received: 295_000_000,
} as Parameters<typeof statusQuestion>[0];

it("says who is written to before a status that writes, and nothing before one that does not", () => {
  expect(statusQuestion(order, "shipped")).toMatchObject({
    title: "Set K7QM2-XW9PA to shipped?",
    text: "This sends an e-mail to ana@correo.co. You can take it back for 10 seconds.",
    calm: true,
  });
  expect(statusQuestion(order, "delivered")).toBeUndefined();
  expect(statusQuestion({ ...order, writes_on: ["cancelled"] }, "shipped")).toBeUndefined();
});

it("asks before an unpaid Bold order leaves, and says why; cash on delivery is meant to leave unpaid", () => {
  const unpaid = { ...order, payment_status: "pending", received: 0 } as const;
  expect(statusQuestion(unpaid, "shipped")!.text).toContain("This order is not paid: $\u00a02.950.000 by Bold has not arrived.");
  expect(statusQuestion({ ...unpaid, writes_on: [] }, "delivered")).toMatchObject({ calm: false });
  expect(statusQuestion({ ...unpaid, payment_method: "COD", writes_on: [] }, "shipped")).toBeUndefined();
  expect(statusQuestion({ ...order, payment_status: "refunded", refunded: 295_000_000 }, "shipped")!.text).toContain(
    "went back in full",
  );
});

it("says what cancelling does to stock and money", () => {
  expect(statusQuestion(order, "cancelled")!.text).toMatch(
    /back to the stock\. A task will ask to return \$\u00a02\.950\.000\. This sends/,
  );
});
