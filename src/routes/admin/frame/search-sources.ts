import { addresses } from "../../../addresses.ts";
import type { listStaffCarpets } from "../../../catalog/admin/contract.ts";
import type { listCustomers } from "../../../customers/contract.ts";
import { historyWords } from "../../../customers/admin/history-words.ts";
import type { listMessages } from "../../../messages/contract.ts";
import type { listOrders } from "../../../orders/admin-contract.ts";
import type { Endpoint, Key, Query, Reply } from "../../../platform/endpoint.ts";
import { showCents } from "../../../platform/money.ts";
import type { listReturns } from "../../../returns/contract.ts";
import type { listReservations } from "../../../showroom/contract.ts";
import { callList } from "../../../ui/admin/call-list.ts";
import { words as common } from "../../../ui/admin/words.ts";
import { words } from "../words.ts";

export type Hit = { to: string; name: string; about: string };
type Source = { title: () => string; call: string; find: (search: string) => Promise<Hit[]> };

const EACH = 5;

/** A list that staff have anyway, asked for its first few. */
const source = <E extends Endpoint>(
  title: () => string,
  call: Key<E>,
  hitOf: (row: Reply<E> extends readonly (infer Row)[] ? Row : never) => Hit,
): Source => ({
  title,
  call,
  find: async (search) => {
    const { rows } = await callList<E>(call, { search, page: 1, limit: EACH } as Query<E>);
    return (rows as Parameters<typeof hitOf>[0][]).map(hitOf);
  },
});

const listed = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(", ");

export const SOURCES: readonly Source[] = [
  source<typeof listOrders>(
    () => common().nav.orders,
    "GET /api/admin/orders",
    (order) => ({
      to: addresses.admin(`orders/${order.order_number}/open`),
      name: order.order_number,
      about: listed(order.customer_name, words().search.order[order.status] ?? order.status, showCents(order.total)),
    }),
  ),
  source<typeof listCustomers>(
    () => common().nav.customers,
    "GET /api/admin/customers",
    (customer) => ({
      to: addresses.admin(`customers/${customer.id}`),
      name: customer.name || customer.email || customer.phone,
      about: listed(customer.email, historyWords(customer)),
    }),
  ),
  source<typeof listStaffCarpets>(
    () => common().nav.carpets,
    "GET /api/admin/carpets",
    (rug) => ({
      to: addresses.admin(`carpets/${rug.id}`),
      name: rug.name,
      about: rug.collection_name,
    }),
  ),
  source<typeof listReturns>(
    () => common().nav.returns,
    "GET /api/admin/returns",
    (each) => ({
      to: addresses.admin(`returns?search=${each.number}&open=${each.id}`),
      name: each.number,
      about: listed(each.customer_name, words().search.return[each.status] ?? each.status),
    }),
  ),
  source<typeof listMessages>(
    () => common().nav.messages,
    "GET /api/admin/messages",
    (message) => ({
      to: addresses.admin(`messages?search=${message.number}`),
      name: message.name,
      about: listed(message.number, message.subject),
    }),
  ),
  source<typeof listReservations>(
    () => words().search.visits,
    "GET /api/admin/showroom/reservations",
    (visit) => ({
      to: addresses.admin(`showroom?day=${visit.reservation_date}`),
      name: visit.customer_name ?? "",
      about: listed(visit.reservation_date, visit.time_slot, words().search.visit[visit.status] ?? visit.status),
    }),
  ),
];
