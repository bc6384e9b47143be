import { expect, it } from "vitest";
import type { PaymentTask } from "../payments/contract.ts";
import { makePerson } from "../testing/staff-person.ts";
import { paymentHarness } from "../testing/payment-harness.ts";
import { staffCalls } from "../testing/staff-calls.ts";
import type { StaffOrder } from "./admin-contract.ts";

const { fixture, place, paid } = paymentHarness();
const { read } = staffCalls(() => fixture.shop);

it("each of the staff reads one order's history, tasks and refusals in their own language", async () => {
  const order = await place();
  await paid(order);
  const path = `/orders/${order._id}`;
  await read("PUT", path, { tags: ["vip"] });
  await read("PUT", path, { status: "cancelled" });
  const camila = await makePerson(fixture.shop, "manager");
  const inSpanish = async <T>(where: string) => (await (await camila.call("GET", where)).json()) as T;
  const texts = ({ timeline }: StaffOrder) => timeline.map(({ kind, text }) => `${kind}: ${text}`);
  expect(texts(await read<StaffOrder>("GET", path))).toEqual([
    "placed: Order placed",
    "paid: Payment of $\u00a02.950.000 received, Bold",
    "status: Status: Pending → Processing",
    "tags: Tags: none → vip",
    "status: Status: Processing → Cancelled",
  ]);
  expect(texts(await inSpanish<StaffOrder>(path))).toEqual([
    "placed: Pedido recibido",
    "paid: Pago de $\u00a02.950.000 recibido, Bold",
    "status: Estado: Pendiente → En preparación",
    "tags: Etiquetas: vacío → vip",
    "status: Estado: En preparación → Cancelado",
  ]);
  const tasks = `/payment-tasks?orderId=${order._id}`;
  const [english] = await read<PaymentTask[]>("GET", tasks);
  expect(english!.note).toBe("Staff cancelled a paid order: return the money to the customer.");
  const [spanish] = await inSpanish<PaymentTask[]>(tasks);
  expect(spanish!.note).toBe("El equipo canceló un pedido pagado: devuélvele el dinero al cliente.");
  const refund = { amount: 295_000_000, way: "cash" };
  expect((await camila.call("POST", `${path}/refunds`, refund)).status).toBe(201);
  const [settled] = await inSpanish<PaymentTask[]>(tasks);
  expect(settled!.resolution).toBe("Reembolso de $\u00a02.950.000 por Efectivo");
  const again = await camila.call("POST", `${path}/refunds`, { ...refund, amount: 100 });
  expect(await again.json()).toMatchObject({ error: "En este pedido no queda nada por reembolsar" });
});
