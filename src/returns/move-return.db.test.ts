import { describe, expect, it } from "vitest";
import { stockOf } from "../testing/buy.ts";
import { waitingLetters } from "../testing/letters.ts";
import { returnsHarness } from "../testing/returns-harness.ts";
import type { StaffReturn } from "./contract.ts";

const { fixture, place, asShopper, read, call, setStatus, delivered, ask, asked, move, moved, subjectsTo } = returnsHarness();

describe("a return's steps", () => {
  it("go to the shelf and the money once, each with its letter", async () => {
    const order = await delivered(2);
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(1);
    const { id } = await asked(order);
    expect((await move(id, { status: "refunded" })).status).toBe(409);
    expect((await move(id, { status: "received" })).status).toBe(409);
    expect((await move(id, { status: "lost" })).status).toBe(400);
    await moved(id, { status: "approved", note: "Pasamos el jueves" });
    expect(await subjectsTo(order)).toContain(`Tu devolución fue aprobada · Pedido ${order.orderNumber}`);
    expect(await moved(id, { status: "received", condition: "resellable" })).toMatchObject({
      answer: "Pasamos el jueves",
      items: [{ condition: "resellable" }],
    });
    await moved(id, { status: "received" });
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
    const done = await moved(id, { status: "refunded" });
    expect(done).toMatchObject({ status: "refunded", refund: order.total / 2, next: [] });
    await moved(id, { status: "refunded" });
    expect((await move(id, { status: "refused" })).status).toBe(409);
    const seen = await asShopper(order);
    expect(seen).toMatchObject({ payment_status: "partially_refunded", refunded: order.total / 2 });
    expect(seen.returns[0]!.steps.map(({ status }) => status)).toEqual(["requested", "approved", "received", "refunded"]);
    // Calling the order off returns only the other unit.
    await setStatus(order, "cancelled");
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(3);
    await setStatus(order, "processing");
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
  });

  it("leave damaged rugs off the shelf, and take a refused one off it again", async () => {
    const order = await delivered(2);
    const { id } = await asked(order);
    await moved(id, { status: "approved" });
    await moved(id, { status: "received", condition: "damaged" });
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(1);
    const other = await asked(order);
    await moved(other.id, { status: "approved" });
    await moved(other.id, { status: "received" });
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
    await moved(other.id, { status: "refused" });
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(1);
  });

  it("can be taken back while their letter waits, with stock and money", async () => {
    const order = await delivered();
    const { id } = await asked(order);
    await moved(id, { status: "approved" });
    expect(await moved(id, { status: "received" })).toMatchObject({ take_back_until: expect.any(String) });
    expect(await read("POST", `/returns/${id}/take-back`)).toMatchObject({ status: "approved", take_back_until: null });
    expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(2);
    expect((await call("POST", `/returns/${id}/take-back`)).status).toBe(409);
    await moved(id, { status: "received" });
    await moved(id, { status: "refunded", amount: 100_000, way: "cash" });
    expect(await asShopper(order)).toMatchObject({ refunded: 100_000 });
    expect(await read("POST", `/returns/${id}/take-back`)).toMatchObject({ status: "received", refund: null });
    expect(await asShopper(order)).toMatchObject({ refunded: 0 });
    expect((await move(id, { status: "refunded", amount: order.total + 100 })).status).toBe(409);
    fixture.ahead = 11_000;
    expect((await call("POST", `/returns/${id}/take-back`)).status).toBe(409);
    fixture.ahead = 0;
  });

  it("name the day of the pick-up and its guía, in the letter and to the customer; another day is told again", async () => {
    const order = await delivered();
    const { id } = await asked(order);
    const past = await move(id, { status: "approved", pickup: { day: "2020-01-02" } });
    expect([past.status, (await past.json()) as object]).toEqual([422, expect.objectContaining({ code: "returns.pickup_past" })]);
    const pickup = { day: "2099-03-26", carrier: "coordinadora", trackingNumber: "47001" };
    const approved = await moved(id, { status: "approved", pickup });
    expect(approved.pickup).toEqual({ ...pickup, carrier: "Coordinadora", trackingUrl: expect.stringContaining("47001") });
    expect((await asShopper(order)).returns[0]!.pickup).toEqual(approved.pickup);
    await read("POST", `/returns/${id}/take-back`);
    expect((await asShopper(order)).returns[0]!.pickup).toBeNull();
    // Sent back as it was read it changes nothing.
    const again = await moved(id, { status: "approved", pickup: { day: "2099-03-27" } });
    await moved(id, { ...again, paymentUrl: undefined, paymentError: undefined });
    const replanned = await moved(id, { status: "approved", pickup: { day: "2099-03-30", carrier: "TCC" } });
    expect(replanned.steps.map(({ status }) => status)).toEqual(["requested", "approved"]);
    const { customer_email: email } = await asShopper(order);
    const letters = (await waitingLetters(fixture.shop)).filter(
      ({ to, subject }) => to === email && subject.includes("aprobada"),
    );
    expect(letters.map(({ text }) => /La recoge.*/.exec(text)![0])).toEqual(["La recoge TCC el lunes, 30 de marzo."]);
    expect(await moved(id, { status: "received" })).toMatchObject({ status: "received", pickup: { day: "2099-03-30" } });
  });

  it("of an exchange name the order sent instead", async () => {
    const order = await delivered();
    const { id } = await asked(order);
    await moved(id, { status: "approved" });
    await moved(id, { status: "received" });
    expect((await move(id, { status: "exchanged", exchangeOrder: "no" })).status).toBe(400);
    const other = await place(1, "COD");
    const done = await moved(id, { status: "exchanged", exchangeOrder: other.orderNumber });
    expect(done).toMatchObject({ status: "exchanged", exchange_order: other.orderNumber });
  });

  it("of an order that nobody paid gives no money back", async () => {
    const order = await place(1, "COD");
    await setStatus(order, "shipped");
    const { id } = await asked(order);
    await moved(id, { status: "approved" });
    await moved(id, { status: "received" });
    const answer = await move(id, { status: "refunded" });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "returns.nothing_paid" });
    expect(await moved(id, { status: "refused" })).toMatchObject({ status: "refused" });
  });

  it("a return sent back as it was read is understood", async () => {
    const made = await asked(await delivered());
    const whole = await read<StaffReturn>("GET", `/returns/${made.id}`);
    expect(await moved(made.id, { ...whole, status: "approved" })).toMatchObject({ status: "approved", answer: "" });
  });

  it("answers 404 for no return", async () => {
    expect((await move(999_999, { status: "approved" })).status).toBe(404);
    expect((await call("GET", "/returns/nada")).status).toBe(404);
  });
});

describe("at the same moment", () => {
  it("two returns of the same unit: one is kept", async () => {
    const order = await delivered();
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => ask(order)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  it("a return's refund, a refund by hand and cancelling never give back more than was paid nor the stock twice", async () => {
    for (let round = 0; round < 4; round++) {
      const order = await delivered(1);
      const stock = await stockOf(fixture.shop, fixture.rug.id);
      const { id } = await asked(order);
      await moved(id, { status: "approved" });
      const answers = await Promise.all([
        move(id, { status: "received" }).then(() => move(id, { status: "refunded" })),
        call("POST", `/orders/${order._id}/refunds`, { amount: order.total, way: "cash", reference: `R-${round}`, note: "" }),
        call("PUT", `/orders/${order._id}`, { status: "cancelled" }),
        call("PUT", `/returns/${id}`, { status: "received" }),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      expect((await asShopper(order)).refunded).toBe(order.total);
      expect(await stockOf(fixture.shop, fixture.rug.id)).toBe(stock + 1);
    }
  });
});
