import { Filters, Named } from "../../ui/admin/filters.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { useFilters } from "../../ui/admin/use-filters.ts";
import { staffPaymentWord } from "../rules/payment-words.ts";
import { METHODS, PAYMENT_METHODS } from "../../payment-methods.ts";
import type { OrderOptions } from "../admin-contract.ts";
import { useOrderOptions } from "./use-orders.ts";
import { ORDER_STATUSES, TOLD_STATUSES } from "../rules/status.ts";
import { ORDER_WORDS } from "./status-words.ts";

type Props = { filters: ReturnType<typeof useFilters>; found: number | undefined };
type Choice = { name: string; label: string; any: string; options: (readonly [value: string, word: string])[] };

const CHOICES: Choice[] = [
  {
    name: "status",
    label: "Status",
    any: "Any status",
    options: ORDER_STATUSES.map((status) => [status, ORDER_WORDS[status][1]] as const),
  },
  {
    name: "payment_status",
    label: "Payment",
    any: "Any payment",
    options: TOLD_STATUSES.map((status) => [status, staffPaymentWord(status)] as const),
  },
  {
    name: "payment_method",
    label: "Method",
    any: "Any method",
    options: PAYMENT_METHODS.map((method) => [method, METHODS[method].staff] as const),
  },
];

const wordsOf = (values: readonly string[]) => values.map((value) => [value, value] as const);

/** What the shop's own settings and orders offer beside the fixed ones; a filter without a choice is left out. */
const ownChoices = ({ people, tags, carriers }: OrderOptions): Choice[] =>
  [
    { name: "assignee", label: "Assigned to", any: "Anybody", options: wordsOf(people) },
    { name: "tag", label: "Tag", any: "Any tag", options: wordsOf(tags) },
    { name: "carrier", label: "Carrier", any: "Any carrier", options: wordsOf(carriers.map(({ name }) => name)) },
  ].filter(({ options }) => options.length > 0);

export const OrderFilters = ({ filters, found = 0 }: Props) => {
  const { data } = useOrderOptions();
  const choices = data ? [...CHOICES, ...ownChoices(data)] : CHOICES;
  return (
    <Filters
      set={choices.filter(({ name }) => filters.get(name)).length}
      clear={() => filters.set(Object.fromEntries(choices.map(({ name }) => [name, ""])))}
      found={`${found} ${found === 1 ? "order" : "orders"}`}
    >
      {() =>
        choices.map(({ name, label, any, options }) => (
          <Named key={name} label={label}>
            <Select label={label} value={filters.get(name)} onChange={(event) => filters.set({ [name]: event.target.value })}>
              <option value="">{any}</option>
              {options.map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </Select>
          </Named>
        ))
      }
    </Filters>
  );
};
