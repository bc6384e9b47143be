import { useState } from "react";
import { draftOfOrder, type Who } from "../../orders/admin/sale-draft.ts";
import { SearchField } from "../../ui/admin/search-field.tsx";
import { useToast } from "../../ui/admin/toasts.tsx";
import type { Customer } from "../contract.ts";
import { useCustomerFile, useFoundCustomers } from "./use-customers.ts";
import { words } from "./words.ts";
import "../../ui/admin/suggestions.css";

/** Somebody who was here before, by name, e-mail or phone. The rest is what their last order with an address says. */
export function CustomerLookup({ onPick }: { onPick: (who: Who) => void }) {
  const [search, setSearch] = useState("");
  const found = useFoundCustomers(search).data;
  const readFile = useCustomerFile();
  const say = useToast();
  const said = words();
  const pick = async ({ id, name, email, phone }: Customer) => {
    try {
      const { orders } = await readFile(id);
      // What was taken along at the counter has no address.
      const last = orders.find(({ shipping_address: address }) => address !== "") ?? orders[0];
      onPick({ ...(last && draftOfOrder(last).who), name, email, phone });
      setSearch("");
    } catch {
      say({ text: said.file.failed, bad: true });
    }
  };
  return (
    <>
      <SearchField label={said.lookup.find} value={search} onChange={setSearch} hasKey={false} />
      {search && found && (
        <div className="admin-suggestions" aria-live="polite">
          {found.rows.map((each) => (
            <button key={each.id} type="button" onClick={() => void pick(each)}>
              {[each.name, each.email, each.phone].filter(Boolean).join(" · ")}
            </button>
          ))}
          {found.total === 0 && <span className="admin-muted">{said.lookup.none}</span>}
        </div>
      )}
    </>
  );
}
