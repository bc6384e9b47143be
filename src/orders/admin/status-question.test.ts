import { expect, it } from "vitest";
import { statusHints, statusQuestion } from "./status-question.ts";

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

it("says where a status is chosen who is written to, and what cancelling does to stock and money", () => {
  expect(statusHints(order, "shipped")).toEqual(["This sends an e-mail to ana@correo.co"]);
  expect(statusHints(order, "delivered")).toEqual([]);
  expect(statusHints({ ...order, writes_on: ["cancelled"] }, "shipped")).toEqual([]);
  expect(statusHints(order, "cancelled")).toEqual([
    "Gives the stock back",
    "Asks to return $\u00a02.950.000",
    "This sends an e-mail to ana@correo.co",
  ]);
  expect(statusQuestion(order, "shipped")).toBeUndefined();
});

it("asks before an unpaid Bold order leaves, and says why; cash on delivery is meant to leave unpaid", () => {
  const unpaid = { ...order, payment_status: "pending", received: 0 } as const;
  expect(statusQuestion(unpaid, "shipped")!.text).toBe(
    "This order is not paid: $\u00a02.950.000 by Bold has not arrived. This sends an e-mail to ana@correo.co.",
  );
  expect(statusQuestion({ ...unpaid, writes_on: [] }, "delivered")).toBeDefined();
  expect(statusQuestion({ ...unpaid, payment_method: "COD" }, "shipped")).toBeUndefined();
  expect(statusQuestion(unpaid, "cancelled")).toBeUndefined();
  expect(statusQuestion({ ...order, payment_status: "refunded", refunded: 295_000_000 }, "shipped")!.text).toContain(
    "went back in full",
  );
});
