import { describe, expect, it } from "vitest";
import { headline, timelineOf } from "./timeline.ts";
import { momentWords, showCop } from "./words.ts";

const order = {
  status: "pending",
  payment_status: "pending",
  payment_method: "Bold",
  confirming: false,
  created_at: "2026-11-18T20:42:00.000Z",
  expires_at: "2026-11-18T22:12:00.000Z",
  shipped_at: null,
  delivered_at: null,
  arrival: null,
  cancelled_at: null,
  confirm_by: null,
  confirmed_at: null,
  shipping_city: "Chía",
  refunded: 0,
  refunds: [],
} as const;
const marks = (change: object) => timelineOf({ ...order, ...change }).map(({ title, mark }) => `${title}: ${mark}`);

describe("the order's timeline", () => {
  it("holds the rugs while the payment is awaited", () => {
    const [first, second] = timelineOf(order);
    expect(first).toEqual({ title: "Recibido", words: "Guardamos tus alfombras hasta las 5:12 p. m.", mark: "now" });
    expect(second!.words).toBe("Empieza cuando Bold confirma el pago.");
    expect(headline(order)).toBe("Estamos confirmando tu pago");
    expect(headline({ ...order, confirming: true })).toBe("Tu banco está confirmando el pago");
  });

  it("moves with the status", () => {
    const paid = { payment_status: "paid" } as const;
    expect(marks({ ...paid, status: "shipped" })).toEqual([
      "Recibido: done",
      "En preparación: done",
      "En camino: now",
      "Entregado: todo",
    ]);
    expect(marks({ ...paid, status: "delivered" }).at(-1)).toBe("Entregado: done");
    expect(timelineOf({ ...order, payment_status: "paid", status: "shipped" })[2]!.words).toBe(
      "Salió hacia tu dirección en Chía.",
    );
    const near = { ...order, ...paid, status: "shipped", shipping_city: "Bogotá, D.C." } as const;
    expect(timelineOf(near)[2]!.words).toBe("Salió hacia tu dirección en Bogotá, D.C.");
    expect(marks({ payment_method: "COD", status: "processing" })[1]).toBe("En preparación: now");
  });

  it("ends with what was refunded, also after it was cancelled", () => {
    const refund = { id: 1, amount: 100, way: "cash", reference: "", created_at: "2026-11-19T20:42:00.000Z" };
    const back = { payment_status: "refunded", refunded: 100_000_000, refunds: [refund] } as const;
    expect(marks({ ...back, status: "cancelled" }).slice(1)).toEqual(["Cancelado: stopped", "Reembolsado: done"]);
    const part = timelineOf({ ...order, ...back, status: "delivered", payment_status: "partially_refunded" }).at(-1);
    expect(part).toEqual({
      title: "Reembolso parcial",
      words: "1.000.000 COP. Jueves 19 de noviembre, 3:42 p. m.",
      mark: "done",
    });
    expect(headline({ ...order, ...back, status: "processing" })).toBe("Te devolvimos tu dinero");
  });

  it("stops where it was cancelled", () => {
    expect(marks({ status: "cancelled", payment_status: "expired" })).toEqual(["Recibido: done", "Cancelado: stopped"]);
    expect(headline({ ...order, status: "cancelled", payment_status: "expired" })).toBe("El tiempo para pagar terminó");
    expect(headline({ ...order, status: "cancelled", payment_status: "cancelled" })).toBe("Tu pedido fue cancelado");
    expect(headline({ ...order, status: "cancelled", payment_status: "failed" })).toBe("Tu pago no fue aprobado");
  });
});

describe("its words", () => {
  it("are Bogotá's", () => expect(momentWords("2026-11-18T20:42:00.000Z")).toBe("Miércoles 18 de noviembre, 3:42 p. m."));
  it("show cents as pesos", () => {
    expect(showCop(846_000_000)).toBe("8.460.000 COP");
    expect(showCop(150)).toBe("2 COP");
    expect(showCop(0)).toBe("0 COP");
  });
});
