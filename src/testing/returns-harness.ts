import type { StaffOrder } from "../orders/admin-contract.ts";
import type { OrderReturn } from "../orders/returns-contract.ts";
import type { StaffReturn } from "../returns/contract.ts";
import type { Bought } from "./buy.ts";
import { waitingLetters } from "./letters.ts";
import { paymentHarness } from "./payment-harness.ts";
import { staffCalls } from "./staff-calls.ts";

/** A shop for one file of tests, and the calls of both sides of a return. */
export function returnsHarness() {
  const { fixture, place, read: asShopper } = paymentHarness();
  const { read, call } = staffCalls(() => fixture.shop);
  const setStatus = (order: Bought, status: string) => read<StaffOrder>("PUT", `/orders/${order._id}`, { status });
  async function delivered(quantity = 1): Promise<Bought> {
    const order = await place(quantity, "COD");
    await setStatus(order, "delivered");
    return order;
  }
  async function ask(order: Bought, json: object = {}, quantity = 1): Promise<Response> {
    const { customer_email: email, items } = await asShopper(order);
    const line = { itemId: items[0]!.itemId, quantity, reason: "No combina" };
    return fixture.shop.request(`/api/orders/${order.orderNumber}/returns`, {
      method: "POST",
      json: { email, items: [line], note: "Estoy por las mañanas", ...json },
    });
  }
  const asked = async (order: Bought, quantity = 1) => (await (await ask(order, {}, quantity)).json()) as OrderReturn;
  const move = (id: number, json: object) => call("PUT", `/returns/${id}`, json);
  const moved = (id: number, json: object) => read<StaffReturn>("PUT", `/returns/${id}`, json);
  const subjectsTo = async (order: Bought) => {
    const { customer_email: email } = await asShopper(order);
    return (await waitingLetters(fixture.shop)).filter(({ to }) => to === email).map(({ subject }) => subject);
  };
  return { fixture, place, asShopper, read, call, setStatus, delivered, ask, asked, move, moved, subjectsTo };
}
