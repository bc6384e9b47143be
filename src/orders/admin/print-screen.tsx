import { ChevronLeft, Printer } from "lucide-react";
import { Link } from "react-router";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { AddressLabels } from "./address-label.tsx";
import { Certificates } from "./certificates.tsx";
import { orderAddress } from "./order-columns.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { useOrder } from "./use-orders.ts";
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
      {order && what === "slip" && <PackingSlip order={order} />}
      {order && what === "label" && <AddressLabels order={order} />}
      {order && what === "certificate" && <Certificates order={order} />}
    </Screen>
  );
}
