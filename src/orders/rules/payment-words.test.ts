import { expect, it } from "vitest";
import { TOLD_STATUSES } from "./status.ts";
import { paymentWords, type PaymentSeen } from "./payment-words.ts";

const seen = (change: Partial<PaymentSeen>): PaymentSeen => ({
  status: "processing",
  payment_status: "paid",
  payment_method: "Bold",
  confirming: false,
  total: 295_000_000,
  refunded: 0,
  received: 295_000_000,
  ...change,
});
const unpaid = (change: Partial<PaymentSeen>) => paymentWords(seen({ received: 0, ...change }));

it("an unpaid Bold order is never called paid, and is held back", () => {
  for (const payment_status of ["pending", "failed", "expired", "cancelled"] as const) {
    const words = unpaid({ payment_status });
    expect(words.slip).toBe("Sin pagar ($\u00a02.950.000). No entregar: el pago en línea no ha llegado.");
    expect(words.onTheWay).not.toContain("nada más que pagar");
    expect(words).toMatchObject({ due: 0, holdBack: expect.stringContaining("not paid") });
  }
});

it("cash on delivery is collected until it is paid, and then no more", () => {
  expect(unpaid({ payment_method: "COD", payment_status: "pending" })).toMatchObject({
    slip: "Cobrar al entregar: $\u00a02.950.000",
    due: 295_000_000,
  });
  expect(unpaid({ payment_method: "COD", payment_status: "pending" }).holdBack).toBeUndefined();
  expect(paymentWords(seen({ payment_method: "COD" }))).toMatchObject({
    slip: "Pago recibido. No cobrar al entregar.",
    due: 0,
  });
});

it("a refund changes the words, whole or in part", () => {
  const part = paymentWords(seen({ payment_status: "partially_refunded", refunded: 100_000_000 }));
  expect(part).toMatchObject({ shopper: "Reembolso parcial" });
  expect(part.holdBack).toBeUndefined();
  expect(part.slip).toBe("Pago recibido, con reembolso parcial de $\u00a01.000.000. No cobrar al entregar.");
  expect(part.calledOff).toContain("$\u00a01.950.000 que faltan");
  const whole = paymentWords(seen({ payment_status: "refunded", refunded: 295_000_000 }));
  expect(whole).toMatchObject({ shopper: "Reembolsado" });
  expect(whole.slip).toContain("No entregar");
  expect(whole.calledOff).not.toContain("devolveremos");
});

it("nothing is collected or delivered for a cancelled order", () => {
  for (const payment_status of TOLD_STATUSES)
    for (const payment_method of ["Bold", "COD"] as const) {
      const words = paymentWords(seen({ status: "cancelled", payment_status, payment_method }));
      expect(words).toMatchObject({ due: 0, slip: "Pedido cancelado. No entregar." });
    }
});
