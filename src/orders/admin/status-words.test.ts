import { afterEach, expect, it } from "vitest";
import { setLanguage } from "../../ui/admin/language.ts";
import type { PaymentSeen } from "../rules/payment-words.ts";
import { TOLD_STATUSES } from "../rules/status.ts";
import { statusQuestion } from "./status-question.ts";
import { holdBack, methodName, paymentStatus, wayName } from "./status-words.ts";
import { words } from "./words.ts";

const order: PaymentSeen = {
  status: "processing",
  payment_status: "pending",
  payment_method: "Bold",
  confirming: false,
  total: 295_000_000,
  refunded: 0,
  received: 0,
};

afterEach(() => setLanguage("en"));

it("a payment has a look and a word, and what is missing comes before them", () => {
  expect(paymentStatus({ ...order, payment_status: "partially_refunded" })).toEqual(["warning", "Partly refunded"]);
  expect(paymentStatus({ ...order, payment_status: "refunded" })).toEqual(["off", "Refunded"]);
  const owed = { ...order, payment_status: "paid", balance: 10_000_000 } as const;
  expect(paymentStatus(owed)).toEqual(["warning", "$\u00a0100.000 to come"]);
  expect(paymentStatus({ ...owed, status: "cancelled" })).toEqual(["good", "Paid"]);
});

it("each of the staff reads their own language", () => {
  expect(holdBack(order)).toBe("This order is not paid: $\u00a02.950.000 by Bold has not arrived.");
  setLanguage("es");
  expect(holdBack(order)).toBe("Este pedido no está pagado: no han llegado $\u00a02.950.000 por Bold.");
  expect(TOLD_STATUSES.map((payment_status) => paymentStatus({ ...order, payment_status })[1])).toContain("Pagado");
  expect([methodName("terminal"), wayName("exchange"), wayName("Vale")]).toEqual(["Datáfono", "Cambio", "Vale"]);
  expect(words().batch.updatedButRefused(1, 2)).toBe("1 pedido actualizado, 2 rechazados");
  const seen = { ...order, order_number: "K7QM2-XW9PA", customer_email: "ana@correo.co", writes_on: [], stock_held: true };
  expect(statusQuestion(seen, "shipped")).toMatchObject({
    title: "¿Pasar K7QM2-XW9PA a enviado?",
    action: "Pasar a enviado de todas formas",
  });
});
