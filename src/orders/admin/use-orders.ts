import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import { callList } from "../../staff/admin/call-list.ts";
import { useSave } from "../../staff/admin/use-save.ts";
import type { deleteOrder, getStaffOrder, listOrders, OrderQuery, setOrderStatus, StaffOrder } from "../admin-contract.ts";
import type { OrderStatus } from "../rules/status.ts";

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

const STALE = ["orders", "order", "payment-tasks", "overview"];

export const useSetStatus = () =>
  useSave(
    ({ id, status }: { id: string; status: OrderStatus }) =>
      callApi<typeof setOrderStatus>("PUT /api/admin/orders/{id}", { params: { id }, body: { status } }),
    { failed: "Error updating order status", done: ({ order_number, status }) => `${order_number} is ${status}`, stale: STALE },
  );

export const useConfirmOrder = () =>
  useSave(
    ({ id }: { id: string }) =>
      callApi<typeof setOrderStatus>("PUT /api/admin/orders/{id}", { params: { id }, body: { confirmed: true } }),
    { failed: "Error confirming order", done: ({ order_number }) => `${order_number} is confirmed`, stale: STALE },
  );

export const useDeleteOrder = () =>
  useSave(({ id }: StaffOrder) => callApi<typeof deleteOrder>("DELETE /api/admin/orders/{id}", { params: { id } }), {
    failed: "Error deleting order",
    done: () => "Order deleted",
    stale: STALE,
  });
