import { Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column } from "../../ui/admin/ledger.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { StaffOrder } from "../admin-contract.ts";
import { LETTER_STATUSES, ORDER_STATUSES, type OrderStatus } from "../rules/status.ts";
import { ORDER_WORDS } from "./status-words.ts";
import { useSetManyStatuses } from "./use-orders.ts";

/** The orders of this page that are ticked, and the column to tick them in. */
export function usePicked(rows: readonly StaffOrder[]) {
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set());
  const orders = rows.filter(({ order_number: number }) => numbers.has(number));
  const all = rows.length > 0 && orders.length === rows.length;
  const tick = (these: readonly StaffOrder[], on: boolean) => {
    const next = new Set(numbers);
    for (const { order_number: number } of these)
      if (on) next.add(number);
      else next.delete(number);
    setNumbers(next);
  };
  const box = (label: string, checked: boolean, these: readonly StaffOrder[]) => (
    <label>
      <input type="checkbox" aria-label={label} checked={checked} onChange={({ target }) => tick(these, target.checked)} />
    </label>
  );
  return {
    orders,
    clear: () => setNumbers(new Set()),
    column: column<StaffOrder>(
      "pick",
      box("Choose all", all, rows),
      (order) => box(`Choose ${order.order_number}`, numbers.has(order.order_number), [order]),
      { className: "order-list__pick" },
    ),
  };
}

/** What can be done with several orders at once. */
export function OrderBatchBar({ picked, onDone }: { picked: readonly StaffOrder[]; onDone: () => void }) {
  const save = useSetManyStatuses();
  const confirm = useConfirm();
  if (picked.length === 0) return null;
  const set = async (status: OrderStatus) => {
    const told = picked.filter(({ writes_on, customer_email }) => customer_email && writes_on.some((each) => each === status));
    const letters = LETTER_STATUSES.some((each) => each === status)
      ? `${told.length} ${told.length === 1 ? "customer gets" : "customers get"} an e-mail about it.`
      : "Nobody is written to.";
    const title = `Set ${picked.length} ${picked.length === 1 ? "order" : "orders"} to ${ORDER_WORDS[status][1].toLowerCase()}?`;
    if (!(await confirm({ title, text: letters, action: "Set status" }))) return;
    save.mutate({ ids: picked.map(({ id }) => id), status }, { onSuccess: onDone });
  };
  const query = `?orders=${picked.map(({ order_number: number }) => number).join(",")}`;
  return (
    <section className="order-batch" aria-label="Chosen orders">
      <b>{picked.length} chosen</b>
      <Select
        label="Status of the chosen orders"
        value=""
        disabled={save.isPending}
        onChange={({ target }) => void set(target.value as OrderStatus)}
      >
        <option value="" disabled>
          Set status
        </option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {ORDER_WORDS[status][1]}
          </option>
        ))}
      </Select>
      {(["slip", "label"] as const).map((what) => (
        <Link key={what} className="admin-button admin-button--small" to={addresses.admin(`orders/print/${what}${query}`)}>
          <I of={Printer} />
          {what === "slip" ? "Slips" : "Labels"}
        </Link>
      ))}
      <button type="button" className="admin-button admin-button--small admin-button--text" onClick={onDone}>
        Clear
      </button>
    </section>
  );
}
