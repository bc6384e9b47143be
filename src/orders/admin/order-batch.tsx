import { Printer } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { useConfirm } from "../../ui/admin/confirm.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { column } from "../../ui/admin/ledger.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { StaffOrder } from "../admin-contract.ts";
import { LETTER_STATUSES, ORDER_STATUSES, type OrderStatus } from "../rules/status.ts";
import { useSetManyStatuses } from "./use-orders.ts";
import { words } from "./words.ts";

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
      box(words().batch.chooseAll, all, rows),
      (order) => box(words().batch.choose(order.order_number), numbers.has(order.order_number), [order]),
      { className: "order-list__pick" },
    ),
  };
}

/** What can be done with several orders at once. */
export function OrderBatchBar({ picked, onDone }: { picked: readonly StaffOrder[]; onDone: () => void }) {
  const save = useSetManyStatuses();
  const confirm = useConfirm();
  if (picked.length === 0) return null;
  const said = words().batch;
  const set = async (status: OrderStatus) => {
    const told = picked.filter(({ writes_on, customer_email }) => customer_email && writes_on.some((each) => each === status));
    const letters = LETTER_STATUSES.some((each) => each === status) ? said.letters(told.length) : said.noLetters;
    const title = said.question(picked.length, status);
    if (!(await confirm({ title, text: letters, action: said.setStatus }))) return;
    save.mutate({ ids: picked.map(({ id }) => id), status }, { onSuccess: onDone });
  };
  const query = `?orders=${picked.map(({ order_number: number }) => number).join(",")}`;
  return (
    <section className="order-batch" aria-label={said.chosenOrders}>
      <b>{said.chosen(picked.length)}</b>
      <Select
        label={said.statusOfChosen}
        value=""
        disabled={save.isPending}
        onChange={({ target }) => void set(target.value as OrderStatus)}
      >
        <option value="" disabled>
          {said.setStatus}
        </option>
        {ORDER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {words().status[status]}
          </option>
        ))}
      </Select>
      {(["slip", "label"] as const).map((what) => (
        <Link key={what} className="admin-button admin-button--small" to={addresses.admin(`orders/print/${what}${query}`)}>
          <I of={Printer} />
          {what === "slip" ? said.slips : said.labels}
        </Link>
      ))}
      <button type="button" className="admin-button admin-button--small admin-button--text" onClick={onDone}>
        {said.clear}
      </button>
    </section>
  );
}
