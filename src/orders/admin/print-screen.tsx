import { ChevronLeft, Printer } from "lucide";
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
import { shippingWords } from "./shipping-words.ts";
import { words } from "./words.ts";
import "./print.css";

const PAPERS = ["slip", "label", "certificate"] as const;
type Paper = (typeof PAPERS)[number];
export const paperOf = (name: string): Paper => PAPERS.find((each) => each === name) ?? "slip";

/** A sheet for the printer: the packing slip for the box, the certificate for the customer. */
export function PrintScreen({ id, what }: { id: string; what: Paper }) {
  const query = useOrder(id);
  const order = query.data;
  const said = shippingWords().print;
  return (
    <Screen
      title={`${said.papers[what]} ${id}`}
      crumb={<Link to={orderAddress({ order_number: id })}>{said.order(id)}</Link>}
      back={
        <Link
          className="admin-button admin-button--icon admin-button--text"
          to={orderAddress({ order_number: id })}
          aria-label={said.back}
        >
          <I of={ChevronLeft} />
        </Link>
      }
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => window.print()}>
          <I of={Printer} />
          {said.print}
        </button>
      }
      phoneActions={
        <button
          type="button"
          className="admin-button admin-button--primary admin-button--icon"
          aria-label={said.print}
          onClick={() => window.print()}
        >
          <I of={Printer} />
        </button>
      }
    >
      {query.error && <Banner text={words().failedToFetch} retry={() => void query.refetch()} />}
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
  const said = shippingWords().print;
  const found = queries.flatMap(({ data }) => (data ? [data] : []));
  const missing = numbers.filter((_, place) => queries[place]!.error);
  return (
    <Screen
      title={said.many(said.papers[what], numbers.length)}
      crumb={<Link to={addresses.admin("orders")}>{words().orders}</Link>}
      back={
        <Link
          className="admin-button admin-button--icon admin-button--text"
          to={addresses.admin("orders")}
          aria-label={words().back}
        >
          <I of={ChevronLeft} />
        </Link>
      }
      actions={
        <button type="button" className="admin-button admin-button--primary" onClick={() => window.print()}>
          <I of={Printer} />
          {said.print}
        </button>
      }
    >
      {missing.length > 0 && <Banner text={said.notFound(missing.join(", "))} />}
      {queries.some(({ isPending }) => isPending) && <SkeletonRows rows={3} />}
      {found.map((order) => (
        <Sheet key={order.id} order={order} what={what} />
      ))}
    </Screen>
  );
}
