import { ChevronLeft, Printer } from "lucide-react";
import { Link } from "react-router";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { AddressLabels } from "./address-label.tsx";
import { Certificates } from "./certificates.tsx";
import { orderAddress } from "./order-columns.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import type { StaffOrder } from "../admin-contract.ts";
import { addresses } from "../../addresses.ts";
import { useOrder, useOrdersByNumber } from "./use-orders.ts";
import "./print.css";

const PAPERS = { slip: "Packing slip", label: "Address label", certificate: "Certificate" };
type Paper = keyof typeof PAPERS;
export const paperOf = (name: string): Paper => (Object.keys(PAPERS) as Paper[]).find((each) => each === name) ?? "slip";

/** A sheet for the printer: the packing slip for the box, the certificate for the customer. */
export function PrintScreen({ id, what }: { id: string; what: Paper }) {
  const query = useOrder(id);
  const order = query.data;
  return (
    <Screen
      title={`${PAPERS[what]} ${id}`}
      crumb={<Link to={orderAddress({ order_number: id })}>Order {id}</Link>}
      back={
        <Link
          className="admin-button admin-button--icon admin-button--text"
          to={orderAddress({ order_number: id })}
          aria-label="Back to the order"
        >
          <I of={ChevronLeft} />
        </Link>
      }
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => window.print()}>
          <I of={Printer} />
          Print
        </button>
      }
      phoneActions={
        <button
          type="button"
          className="admin-button admin-button--primary admin-button--icon"
          aria-label="Print"
          onClick={() => window.print()}
        >
          <I of={Printer} />
        </button>
      }
    >
      {query.error && <Banner text="Error fetching order details" retry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={3} />}
      {order && <Sheet order={order} what={what} />}
    </Screen>
  );
}

const Sheet = ({ order, what }: { order: StaffOrder; what: Paper }) => {
  if (what === "label") return <AddressLabels order={order} />;
  return what === "certificate" ? <Certificates order={order} /> : <PackingSlip order={order} />;
};

/** The same sheets for several orders, one after the other. */
export function PrintManyScreen({ numbers, what }: { numbers: readonly string[]; what: Paper }) {
  const queries = useOrdersByNumber(numbers);
  const found = queries.flatMap(({ data }) => (data ? [data] : []));
  const missing = numbers.filter((_, place) => queries[place]!.error);
  return (
    <Screen
      title={`${PAPERS[what]}, ${numbers.length} ${numbers.length === 1 ? "order" : "orders"}`}
      crumb={<Link to={addresses.admin("orders")}>Orders</Link>}
      back={
        <Link
          className="admin-button admin-button--icon admin-button--text"
          to={addresses.admin("orders")}
          aria-label="Back to the orders"
        >
          <I of={ChevronLeft} />
        </Link>
      }
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => window.print()}>
          <I of={Printer} />
          Print
        </button>
      }
    >
      {missing.length > 0 && <Banner text={`Not found: ${missing.join(", ")}`} />}
      {queries.some(({ isPending }) => isPending) && <SkeletonRows rows={3} />}
      {found.map((order) => (
        <Sheet key={order.id} order={order} what={what} />
      ))}
    </Screen>
  );
}
