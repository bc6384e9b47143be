import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { TAKE_BACK_SECONDS } from "../../orders/rules/status.ts";
import { callApi } from "../../platform/call-api.ts";
import type { Body } from "../../platform/endpoint.ts";
import { callList } from "../../ui/admin/call-list.ts";
import { useSave } from "../../ui/admin/use-save.ts";
import type { listReturns, moveReturn, ReturnQuery, StaffReturn, takeBackReturn } from "../contract.ts";
import { words } from "./words.ts";

const STALE = ["returns", "orders", "order", "payment-tasks", "overview"];

export const useReturns = (query: ReturnQuery) =>
  useQuery({
    queryKey: ["returns", query],
    queryFn: () => callList<typeof listReturns>("GET /api/admin/returns", query),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const useTakeBackReturn = () =>
  useSave(({ id }: StaffReturn) => callApi<typeof takeBackReturn>("POST /api/admin/returns/{id}/take-back", { params: { id } }), {
    failed: words().step.takeBackFailed,
    done: ({ id, number, status }) => ({ text: words().step.isAgain(number, status), about: `return ${id}` }),
    stale: STALE,
  });

export type Step = Body<typeof moveReturn>;

/** The letter waits on the server for as long as this is shown. */
export function useMoveReturn(id: number) {
  const back = useTakeBackReturn();
  return useSave((body: Step) => callApi<typeof moveReturn>("PUT /api/admin/returns/{id}", { params: { id }, body }), {
    failed: words().step.failed,
    done: (row) => ({
      text: words().step.isNow(row.number, row.status),
      about: `return ${row.id}`,
      detail: words().step.letterGoes(row.customer_email, TAKE_BACK_SECONDS),
      // Another day of the pick-up is changed again, not taken back.
      ...(row.take_back_until && { action: { label: words().step.takeBack, run: () => back.mutate(row) } }),
      seconds: TAKE_BACK_SECONDS,
    }),
    stale: STALE,
  });
}
