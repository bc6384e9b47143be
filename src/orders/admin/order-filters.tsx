import { SlidersHorizontal } from "lucide";
import * as Popover from "@radix-ui/react-popover";
import type { ReactNode } from "react";
import { Field } from "../../ui/admin/field.tsx";
import { I } from "../../ui/admin/icon.tsx";
import { usePortalRoot } from "../../ui/admin/portal-root.tsx";
import { Filters, Named } from "../../ui/admin/filters.tsx";
import { Select } from "../../ui/admin/select.tsx";
import type { useFilters } from "../../ui/admin/use-filters.ts";
import { PAYMENT_METHODS } from "../../payment-methods.ts";
import type { OrderOptions } from "../admin-contract.ts";
import { useOrderOptions } from "./use-orders.ts";
import { ORDER_STATUSES, TOLD_STATUSES } from "../rules/status.ts";
import { methodName } from "./status-words.ts";
import { words } from "./words.ts";

type Props = { filters: ReturnType<typeof useFilters>; found: number | undefined };
type Choice = { name: string; label: string; any: string; options: (readonly [value: string, word: string])[] };

const choices = (): Choice[] => [
  {
    name: "status",
    label: words().filters.status,
    any: words().filters.anyStatus,
    options: ORDER_STATUSES.map((status) => [status, words().status[status]] as const),
  },
  {
    name: "payment_status",
    label: words().filters.payment,
    any: words().filters.anyPayment,
    options: TOLD_STATUSES.map((status) => [status, words().payment[status]] as const),
  },
  {
    name: "payment_method",
    label: words().filters.method,
    any: words().filters.anyMethod,
    options: PAYMENT_METHODS.map((method) => [method, methodName(method)] as const),
  },
];

type Typed = { name: string; label: "fromDay" | "toDay" | "city" | "totalFrom" | "totalTo"; type: string; unit?: number };
const TYPED: Typed[] = [
  { name: "from", label: "fromDay", type: "date" },
  { name: "to", label: "toDay", type: "date" },
  { name: "city", label: "city", type: "text" },
  { name: "min", label: "totalFrom", type: "number", unit: 100 },
  { name: "max", label: "totalTo", type: "number", unit: 100 },
];

const wordsOf = (values: readonly string[]) => values.map((value) => [value, value] as const);

/** What the shop's own settings and orders offer beside the fixed ones; a filter without a choice is left out. */
const ownChoices = ({ people, tags, carriers }: OrderOptions, said = words().filters): Choice[] =>
  [
    { name: "assignee", label: said.assignee, any: said.anybody, options: wordsOf(people) },
    { name: "tag", label: said.tag, any: said.anyTag, options: wordsOf(tags) },
    { name: "carrier", label: said.carrier, any: said.anyCarrier, options: wordsOf(carriers.map(({ name }) => name)) },
  ].filter(({ options }) => options.length > 0);

export const OrderFilters = ({ filters, found = 0 }: Props) => {
  const { data } = useOrderOptions();
  const own = data ? ownChoices(data) : [];
  const fixed = choices();
  const names = [...fixed, ...own, ...TYPED].map(({ name }) => name);
  const show = ({ name, label, any, options }: Choice) => (
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
  );
  return (
    <Filters
      set={names.filter((name) => filters.get(name)).length}
      clear={() => filters.set(Object.fromEntries(names.map((name) => [name, ""])))}
      found={words().count(found)}
    >
      {(inSheet) => (
        <>
          {fixed.map(show)}
          {inSheet ? (
            <>
              {own.map(show)}
              <TypedFilters filters={filters} />
            </>
          ) : (
            <MoreFilters set={[...own, ...TYPED].filter(({ name }) => filters.get(name)).length}>
              {own.map(show)}
              <TypedFilters filters={filters} />
            </MoreFilters>
          )}
        </>
      )}
    </Filters>
  );
};

/** Behind a button on a desk, where there is no room for all of them in a row. */
const MoreFilters = ({ set, children }: { set: number; children: ReactNode }) => (
  <Popover.Root>
    <Popover.Trigger className="admin-button">
      <I of={SlidersHorizontal} />
      {set > 0 ? words().filters.moreSet(set) : words().filters.more}
    </Popover.Trigger>
    <Popover.Portal container={usePortalRoot()}>
      <Popover.Content className="admin-menu order-more-filters" align="end" sideOffset={4} aria-label={words().filters.more}>
        {children}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);

/** The address has cents for what is typed in pesos. */
const TypedFilters = ({ filters }: Pick<Props, "filters">) =>
  TYPED.map(({ name, label, type, unit = 1 }) => {
    const value = filters.get(name);
    return (
      <Field key={name} label={words().filters[label]}>
        {(wiring) => (
          <input
            {...wiring}
            className="admin-input"
            type={type}
            inputMode={unit > 1 ? "numeric" : undefined}
            min={unit > 1 ? 0 : undefined}
            defaultValue={unit > 1 && value ? Number(value) / unit : value}
            key={value}
            onBlur={({ target }) =>
              filters.set({ [name]: unit > 1 && target.value ? Number(target.value) * unit : target.value })
            }
            onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
          />
        )}
      </Field>
    );
  });
