import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../platform/call-api.ts";
import type { Body, Reply } from "../../platform/endpoint.ts";
import { showCents } from "../../platform/money.ts";
import { randomKey } from "../../platform/random-key.ts";
import { callList } from "../../ui/admin/call-list.ts";
import type { Said } from "../../ui/admin/toasts.tsx";
import { useSave } from "../../ui/admin/use-save.ts";
import type {
  deleteOrder,
  getStaffOrder,
  listOrders,
  OrderQuery,
  readOrderOptions,
  setManyStatuses,
  setOrderStatus,
  StaffOrder,
  takeBackStatus,
} from "../admin-contract.ts";
import type { editOrderLines } from "../lines-contract.ts";
import type { recordRefund, takeBackRefund } from "../refund-contract.ts";
import type { recordShipment, takeBackShipment } from "../shipment-contract.ts";
import type { sellByStaff } from "../sale-contract.ts";
import { type OrderStatus, TAKE_BACK_SECONDS } from "../rules/status.ts";
import { words } from "./words.ts";

export const useOrders = (query: OrderQuery) =>
  useQuery({
    queryKey: ["orders", query],
    queryFn: () => callList<typeof listOrders>("GET /api/admin/orders", query),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const useOrder = (id: string | undefined) =>
  useQuery({
    queryKey: ["order", id],
    enabled: id !== undefined,
    queryFn: () => callApi<typeof getStaffOrder>("GET /api/admin/orders/{id}", { params: { id: id! } }),
  });

export const useOrdersByNumber = (numbers: readonly string[]) =>
  useQueries({
    queries: numbers.map((id) => ({
      queryKey: ["order", id],
      queryFn: () => callApi<typeof getStaffOrder>("GET /api/admin/orders/{id}", { params: { id } }),
    })),
  });

const STALE = ["orders", "order", "payment-tasks", "overview"];

export function useSetStatus() {
  const back = useTakeBackStatus();
  return useSave(
    ({ id, status }: { id: string; status: OrderStatus }) =>
      callApi<typeof setOrderStatus>("PUT /api/admin/orders/{id}", { params: { id }, body: { status } }),
    {
      failed: words().saved.statusFailed,
      done: (order) => sayWithTakeBack(words().saved.status(order.order_number, order.status), order, () => back.mutate(order)),
      stale: STALE,
    },
  );
}

/** The letter waits on the server for as long as this is shown; closing the page sends it all the same. */
const sayWithTakeBack = (text: string, { id, customer_email, take_back_until }: StaffOrder, run: () => void): Said =>
  take_back_until
    ? {
        text,
        about: `status ${id}`,
        detail: words().saved.mailSoon(customer_email, TAKE_BACK_SECONDS),
        action: { label: words().saved.takeBack, run },
        seconds: TAKE_BACK_SECONDS,
      }
    : { text, about: `status ${id}` };

export const useTakeBackStatus = () =>
  useSave(({ id }: StaffOrder) => callApi<typeof takeBackStatus>("POST /api/admin/orders/{id}/take-back", { params: { id } }), {
    failed: words().saved.statusFailed,
    done: ({ id, order_number, status }) => ({
      text: words().saved.statusAgain(order_number, status),
      about: `status ${id}`,
    }),
    stale: STALE,
  });

export const useTakeBackRefund = () =>
  useSave(
    ({ id, refundId }: { id: string; refundId: number }) =>
      callApi<typeof takeBackRefund>("DELETE /api/admin/orders/{id}/refunds/{refundId}", { params: { id, refundId } }),
    {
      failed: words().saved.refundBackFailed,
      done: ({ id }) => ({ text: words().saved.refundBack, about: `refund ${id}` }),
      stale: STALE,
    },
  );

export type RefundForm = Body<typeof recordRefund>;

/** One key for as long as the form is open: pressing twice, or again after no answer, is one refund. */
export function useRecordRefund({ id, customer_email }: StaffOrder) {
  const [key] = useState(randomKey);
  const back = useTakeBackRefund();
  return useSave(
    (body: RefundForm) =>
      callApi<typeof recordRefund>("POST /api/admin/orders/{id}/refunds", {
        params: { id },
        body,
        headers: { "idempotency-key": key },
      }),
    {
      failed: words().saved.refundFailed,
      done: (refund) => ({
        text: words().saved.refund(showCents(refund.amount)),
        about: `refund ${id}`,
        detail: customer_email ? words().saved.mailSoon(customer_email, TAKE_BACK_SECONDS) : undefined,
        action: { label: words().saved.takeBack, run: () => back.mutate({ id, refundId: refund.id }) },
        seconds: TAKE_BACK_SECONDS,
      }),
      stale: STALE,
    },
  );
}

export const useConfirmOrder = () =>
  useSave(
    ({ id }: { id: string }) =>
      callApi<typeof setOrderStatus>("PUT /api/admin/orders/{id}", { params: { id }, body: { confirmed: true } }),
    { failed: words().saved.confirmFailed, done: ({ order_number }) => words().saved.confirmed(order_number), stale: STALE },
  );

export const useOrderOptions = () =>
  useQuery({
    queryKey: ["order-options"],
    queryFn: () => callApi<typeof readOrderOptions>("GET /api/admin/orders/options"),
  });

const STALE_OPTIONS = [...STALE, "order-options"];

/** Corrections, notes, tags, who looks after it. */
export const useEditOrder = () =>
  useSave(
    ({ id, edit }: { id: string; edit: Body<typeof setOrderStatus> }) =>
      callApi<typeof setOrderStatus>("PUT /api/admin/orders/{id}", { params: { id }, body: edit }),
    { failed: words().saved.editFailed, done: ({ order_number }) => words().saved.edited(order_number), stale: STALE_OPTIONS },
  );

const shipmentSaid = (text: string, id: string): Said => ({ text, about: `shipment ${id}` });

export const useTakeBackShipment = () =>
  useSave(
    ({ id, shipmentId }: { id: string; shipmentId: number }) =>
      callApi<typeof takeBackShipment>("DELETE /api/admin/orders/{id}/shipments/{shipmentId}", { params: { id, shipmentId } }),
    {
      failed: words().saved.shipmentBackFailed,
      done: ({ id }) => shipmentSaid(words().saved.shipmentBack, id),
      stale: STALE,
    },
  );

export function useRecordShipment({ id, customer_email }: StaffOrder) {
  const back = useTakeBackShipment();
  return useSave(
    (body: Body<typeof recordShipment>) =>
      callApi<typeof recordShipment>("POST /api/admin/orders/{id}/shipments", { params: { id }, body }),
    {
      failed: words().saved.shipmentFailed,
      done: (shipment) => ({
        ...shipmentSaid(words().saved.shipment(shipment.carrier), id),
        detail: customer_email ? words().saved.mailSoon(customer_email, TAKE_BACK_SECONDS) : undefined,
        action: { label: words().saved.takeBack, run: () => back.mutate({ id, shipmentId: shipment.id }) },
        seconds: TAKE_BACK_SECONDS,
      }),
      stale: STALE,
    },
  );
}

export type LinesForm = Body<typeof editOrderLines>;
export const useEditLines = () =>
  useSave(
    ({ id, edit }: { id: string; edit: LinesForm }) =>
      callApi<typeof editOrderLines>("PUT /api/admin/orders/{id}/items", { params: { id }, body: edit }),
    {
      failed: words().saved.linesFailed,
      done: ({ order_number, customer_email, paymentError }) => ({
        text: words().saved.lines(order_number),
        detail: paymentError ?? (customer_email ? words().saved.mailSoon(customer_email, TAKE_BACK_SECONDS) : undefined),
      }),
      stale: [...STALE, "carpets", "carpet"],
    },
  );

export const useSetManyStatuses = () =>
  useSave((body: Body<typeof setManyStatuses>) => callApi<typeof setManyStatuses>("POST /api/admin/orders/batch", { body }), {
    failed: words().saved.statusFailed,
    done: ({ done, refused }) => ({
      text:
        refused.length > 0 ? words().batch.updatedButRefused(done.length, refused.length) : words().batch.updated(done.length),
      detail: refused.map(({ order_number, error }) => `${order_number ?? "?"}: ${error}`).join(". ") || undefined,
      bad: refused.length > 0,
    }),
    stale: STALE,
  });

export type SaleForm = Body<typeof sellByStaff>;
export type SaleReply = Reply<typeof sellByStaff>;

/** One key for as long as the form is open: pressing twice is one sale. */
export function useSell() {
  const [key] = useState(randomKey);
  return useSave(
    (body: SaleForm) => callApi<typeof sellByStaff>("POST /api/admin/orders", { body, headers: { "idempotency-key": key } }),
    {
      failed: words().saved.saleFailed,
      done: ({ orderNumber }) => words().saved.sale(orderNumber),
      stale: [...STALE, "carpets"],
    },
  );
}

export const useDeleteOrder = () =>
  useSave(({ id }: StaffOrder) => callApi<typeof deleteOrder>("DELETE /api/admin/orders/{id}", { params: { id } }), {
    failed: words().saved.deleteFailed,
    done: () => words().saved.deleted,
    stale: STALE,
  });
