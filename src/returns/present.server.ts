import type { OrderMoney } from "../orders/order-money.server.ts";
import type { OrderReturn } from "../orders/returns-contract.ts";
import type { StaffReturn } from "./contract.ts";
import { photoAddress } from "../media/rules/photo-address.ts";
import { nextSteps } from "./rules/return-steps.ts";
import { returnedValue } from "./rules/returned-value.ts";

export type FoundReturn = {
  id: number;
  take_back_until: string | null;
  order_id: string;
  order_number: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  subtotal: number;
  total: number;
  lines: { price: number; quantity: number }[] | null;
};

export function presentReturn(
  row: FoundReturn,
  seen: OrderReturn,
  money: OrderMoney,
  photos: readonly string[],
  now: Date,
): StaffReturn {
  const until = row.take_back_until ? new Date(row.take_back_until) : null;
  return {
    ...seen,
    order_id: row.order_id,
    order_number: row.order_number,
    customer_name: row.customer_name,
    customer_email: row.customer_email,
    customer_phone: row.customer_phone,
    photos: photos.map(photoAddress),
    value: returnedValue(row, row.lines ?? []),
    refundable: Math.max(0, money.received - money.refunded),
    next: [...nextSteps(seen.status)],
    take_back_until: until && until > now ? until.toISOString() : null,
  };
}
