import { Download, Trash2 } from "lucide";
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
import { historyWords } from "./history-words.ts";
import { CustomerHistory } from "./customer-history.tsx";
import { CustomerNotes } from "./customer-notes.tsx";
import { useCustomer, useEraseCustomer } from "./use-customers.ts";
import { Only } from "../../staff/admin/only.tsx";
import { words } from "./words.ts";
import "./customers.css";

const Crumb = () => <Link to={addresses.admin("customers")}>{words().list.title}</Link>;

/** Everything the shop knows of one person. */
export function CustomerScreen({ id }: { id: string }) {
  const query = useCustomer(id);
  const [protocol, setProtocol] = useState<ProtocolLine[]>();
  const { data } = query;
  if (protocol) return <Erased protocol={protocol} />;
  if (!data)
    return (
      <Screen title={words().file.title} crumb={<Crumb />}>
        {query.error && <Banner text={words().file.failed} detail={reasonOf(query.error)} retry={() => void query.refetch()} />}
        {query.isPending && <SkeletonRows />}
      </Screen>
    );
  return (
    <Screen
      title={data.name || data.email || data.phone}
      crumb={<Crumb />}
      sum={[historyWords(data), words().did.spent(showCents(data.value))].filter(Boolean).join(", ")}
      actions={<Actions customer={data} onErased={setProtocol} />}
      phoneActions={<Actions customer={data} onErased={setProtocol} isPhone />}
    >
      <div className="customer-page">
        <section>
          <h2>{words().file.contact}</h2>
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

type ActionsProps = { customer: CustomerFile; onErased: (protocol: ProtocolLine[]) => void; isPhone?: boolean };

function Actions({ customer, onErased, isPhone = false }: ActionsProps) {
  const said = words().file;
  const confirm = useConfirm();
  const erase = useEraseCustomer(customer.id);
  const open = customer.orders.filter(({ status }) => status !== "delivered" && status !== "cancelled").length;
  const ask = async () => {
    const text = open > 0 ? said.eraseOpenText(open) : said.eraseText;
    const title = customer.name ? said.eraseTitle(customer.name) : said.eraseNameless;
    if (await confirm({ title, text, action: said.eraseAction }))
      erase.mutate(undefined, { onSuccess: (done) => onErased(done.protocol) });
  };
  const look = isPhone ? "admin-button--icon" : "";
  return (
    <>
      <a
        className={`admin-button ${look}`}
        href={`/api/admin/customers/${customer.id}/export`}
        download
        aria-label={isPhone ? said.exported : undefined}
      >
        <I of={Download} />
        {!isPhone && said.exported}
      </a>
      <Only call="DELETE /api/admin/customers/{id}">
        <button
          type="button"
          className={`admin-button admin-button--delete ${look}`}
          disabled={erase.isPending}
          aria-label={isPhone ? said.erase : undefined}
          onClick={() => void ask()}
        >
          <I of={Trash2} />
          {!isPhone && said.erase}
        </button>
      </Only>
    </>
  );
}

const doneWords = (done: ProtocolLine["done"], count: number): string =>
  done === "none" || count === 0 ? words().erased.none : words().erased[done](count);

/** What was done, to be kept or sent to who asked for it. */
const Erased = ({ protocol }: { protocol: ProtocolLine[] }) => (
  <Screen title={words().erased.title} crumb={<Crumb />} sum={words().erased.sum}>
    <div className="customer-page">
      <section>
        {protocol.map(({ what, count, done, why }) => (
          <p key={what}>
            <b>{words().erased.what[what] ?? what}</b>: {doneWords(done, count)}
            {why && <span className="admin-muted"> · {words().erased.why[what] ?? why}</span>}
          </p>
        ))}
      </section>
    </div>
  </Screen>
);
