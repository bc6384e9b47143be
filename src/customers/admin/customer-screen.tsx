import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { showCents } from "../../platform/money.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { Screen } from "../../ui/admin/screen.tsx";
import { Banner, SkeletonRows } from "../../ui/admin/states.tsx";
import { reasonOf } from "../../ui/admin/use-save.ts";
import type { CustomerFile, ProtocolLine } from "../contract.ts";
import { historyWords } from "../rules/history-words.ts";
import { CustomerHistory } from "./customer-history.tsx";
import { CustomerNotes } from "./customer-notes.tsx";
import { useCustomer, useEraseCustomer } from "./use-customers.ts";
import { Only } from "../../staff/admin/only.tsx";
import "./customers.css";

const Crumb = () => <Link to={addresses.admin("customers")}>Customers</Link>;

/** Everything the shop knows of one person. */
export function CustomerScreen({ id }: { id: string }) {
  const query = useCustomer(id);
  const [protocol, setProtocol] = useState<ProtocolLine[]>();
  const { data } = query;
  if (protocol) return <Erased protocol={protocol} />;
  if (!data)
    return (
      <Screen title="Customer" crumb={<Crumb />}>
        {query.error && (
          <Banner text="Failed to fetch the customer" detail={reasonOf(query.error)} retry={() => void query.refetch()} />
        )}
        {query.isPending && <SkeletonRows />}
      </Screen>
    );
  return (
    <Screen
      title={data.name || data.email || data.phone}
      crumb={<Crumb />}
      sum={[historyWords(data), `${showCents(data.value)} spent`].filter(Boolean).join(", ")}
      actions={<Actions customer={data} onErased={setProtocol} />}
    >
      <div className="customer-page">
        <section>
          <h2>Contact</h2>
          {data.emails.map((email) => (
            <p key={email}>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          ))}
          {data.phones.map((phone) => (
            <p key={phone}>
              <a href={`tel:${phone}`}>{phone}</a>
            </p>
          ))}
          {data.addresses.map(({ address, city, state }) => (
            <p key={`${address} ${city}`}>{[address, city, state].filter(Boolean).join(", ")}</p>
          ))}
        </section>
        <CustomerNotes key={data.id} customer={data} />
        <CustomerHistory customer={data} />
      </div>
    </Screen>
  );
}

function Actions({ customer, onErased }: { customer: CustomerFile; onErased: (protocol: ProtocolLine[]) => void }) {
  const confirm = useConfirm();
  const erase = useEraseCustomer(customer.id);
  const open = customer.orders.filter(({ status }) => status !== "delivered" && status !== "cancelled").length;
  const ask = async () => {
    const warning = open > 0 ? ` ${open} of the orders are not delivered: their address goes too.` : "";
    const text = `Visits, messages, reviews and letters are erased; orders stay without the person. This cannot be undone.${warning}`;
    if (await confirm({ title: `Erase ${customer.name || "this person"}?`, text, action: "Erase this person" }))
      erase.mutate(undefined, { onSuccess: (done) => onErased(done.protocol) });
  };
  return (
    <>
      <a className="admin-button" href={`/api/admin/customers/${customer.id}/export`} download>
        <I of={Download} />
        Export
      </a>
      <Only call="DELETE /api/admin/customers/{id}">
        <button type="button" className="admin-button admin-button--delete" disabled={erase.isPending} onClick={() => void ask()}>
          <I of={Trash2} />
          Erase
        </button>
      </Only>
    </>
  );
}

/** What was done, to be kept or sent to who asked for it. */
const Erased = ({ protocol }: { protocol: ProtocolLine[] }) => (
  <Screen title="Erased" crumb={<Crumb />} sum="What was done. It is kept in the history, without the person.">
    <div className="customer-page">
      <section>
        {protocol.map(({ what, count, done, why }) => (
          <p key={what}>
            <b>{what}</b>: {count > 0 ? `${count} ${done}` : "none"}
            {why && <span className="admin-muted"> · {why}</span>}
          </p>
        ))}
      </section>
    </div>
  </Screen>
);
