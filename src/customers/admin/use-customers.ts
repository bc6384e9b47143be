import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/call-api.ts";
import type { Body } from "../../platform/endpoint.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { CustomerQuery, eraseCustomer, getCustomer, listCustomers, mergeCustomer, saveCustomer } from "../contract.ts";
import { words } from "./words.ts";

export const useCustomers = (query: CustomerQuery) =>
  useQuery({
    queryKey: ["customers", query],
    queryFn: () => callList<typeof listCustomers>("GET /api/admin/customers", query),
    placeholderData: keepPreviousData,
  });

const FOUND = 5;

/** The few whom a lookup offers; nothing is asked before something is typed. */
export const useFoundCustomers = (search: string) =>
  useQuery({
    queryKey: ["customers", "found", search],
    queryFn: () => callList<typeof listCustomers>("GET /api/admin/customers", { search, page: 1, limit: FOUND }),
    enabled: search.trim() !== "",
  });

const fileOf = (id: string) =>
  queryOptions({
    queryKey: ["customer", id],
    queryFn: () => callApi<typeof getCustomer>("GET /api/admin/customers/{id}", { params: { id } }),
  });

export const useCustomer = (id: string) => useQuery(fileOf(id));

/** Reads one on demand. */
export function useCustomerFile() {
  const client = useQueryClient();
  return (id: string) => client.fetchQuery(fileOf(id));
}

const STALE = ["customers", "customer"];

export const useSaveCustomer = (id: string) =>
  useSave(
    (body: Body<typeof saveCustomer>) => callApi<typeof saveCustomer>("PUT /api/admin/customers/{id}", { params: { id }, body }),
    { failed: words().notes.saveFailed, done: () => words().notes.saved, stale: STALE },
  );

export const useMergeCustomer = (id: string) =>
  useSave(
    (other: string) => callApi<typeof mergeCustomer>("POST /api/admin/customers/{id}/merge", { params: { id }, body: { other } }),
    { failed: words().notes.mergeFailed, done: () => words().notes.merged, stale: STALE },
  );

export const useEraseCustomer = (id: string) =>
  useSave(() => callApi<typeof eraseCustomer>("DELETE /api/admin/customers/{id}", { params: { id } }), {
    failed: words().file.eraseFailed,
    stale: ["customers", "orders", "messages", "reviews"],
  });
