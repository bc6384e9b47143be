import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { PublicSettings } from "../../settings/public-shape.ts";
import type { StaffOrder } from "../admin-contract.ts";
import { sampleCodOrder } from "../letters/sample-order.ts";
import { paymentWords } from "../rules/payment-words.ts";
import { AddressLabels } from "./address-label.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { draftOfOrder } from "./sale-draft.ts";

const order = sampleCodOrder as StaffOrder;
const contact = { phone: "601 555 0100", email: "hola@example.com", address: "Calle 1", city: "Bogotá" };
const shop = {
  name: "Telar",
  legalName: "",
  nit: "",
  line: "",
  contact,
  selling: { returnsDays: 30 },
} as unknown as PublicSettings;

function printed(papers: () => React.ReactNode): string {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => papers() }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { shop } } }} />);
}
const count = (html: string, part: string) => html.split(part).length - 1;

it("several orders: a slip and a label each, and both say what the courier collects", () => {
  const orders = [order, { ...order, id: "2", order_number: "ZZZZZ-00002" }];
  const labels = printed(() => orders.map((each) => <AddressLabels key={each.id} order={each} />));
  expect(count(labels, "<article")).toBe(2);
  for (const { order_number: number } of orders) expect(labels).toContain(`<figcaption>${number}</figcaption>`);
  expect(count(labels, paymentWords(order).slip)).toBe(2);
  const slips = printed(() => orders.map((each) => <PackingSlip key={each.id} order={each} />));
  expect([count(slips, "<article"), count(slips, paymentWords(order).slip)]).toEqual([2, 2]);
});

it("each parcel has a label with the barcode of its guía; the money is on the first alone", () => {
  const shipment = { id: 1, carrier: "TCC", trackingNumber: "G-700", items: [{ itemId: 1, quantity: 1 }], parcels: [{ weight: 4 }, { weight: 5 }] }; // prettier-ignore
  const html = printed(() => <AddressLabels order={{ ...order, shipments: [shipment] } as unknown as StaffOrder} />);
  expect([count(html, "<article"), count(html, "<figcaption>G-700</figcaption>"), count(html, "<svg")]).toEqual([2, 2, 2]);
  expect(count(html, paymentWords(order).slip)).toBe(1);
});

it("the same again is a draft with its customer and rugs, and no price", () => {
  const { who, lines } = draftOfOrder(order);
  expect(who).toMatchObject({ name: order.customer_name, email: order.customer_email, city: order.shipping_city });
  expect(lines).toEqual([{ carpetId: 47, size: "6x9", quantity: 1, name: "Valentin Rubí" }]);
});
